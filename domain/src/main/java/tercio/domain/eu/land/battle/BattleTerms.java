package tercio.domain.eu.land.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.ruling.Readings;

/**
 * The stored form of the constant part of a land battle, fixed before the first roll. Games store this record. The procedure
 * works on the {@link LandBattle}, so that class can change without changing this one.
 *
 * @param crossed the kind of border that the phasing side crossed to enter the province
 * @param overIce sides that can retreat to other provinces over the frozen Sund alone; missing, none
 */
public record BattleTerms(
        Period period, Theatre theatre, Terrain terrain, boolean interception, Crossing crossed, boolean foraging, SideTerms phasing,
        SideTerms nonPhasing, Optional<List<Side>> overIce) {

    public BattleTerms {
        overIce = overIce == null ? Optional.empty() : overIce.map(List::copyOf);
    }

    /**
     * One side, all its stacks together.
     *
     * @param country the country of the commander
     * @param leader the commander; missing if a replacement is drawn
     * @param contingents the contingent of each country if there are several
     */
    public record SideTerms(
            CountryId country, Units units, ArmyClass armyClass, boolean veteran, LandTechnology technology, boolean tercio,
            Optional<Leader> leader, boolean reformM2, boolean facingOttomans, List<Contingent> contingents) {

        public SideTerms {
            contingents = contingents == null ? List.of() : List.copyOf(contingents);
        }

        static SideTerms of(BattleSide side) {
            return new SideTerms(side.country(), side.units(), side.armyClass(), side.veteran(), side.technology(), side.tercio(), side.leader(),
                    side.reformM2(), side.facingOttomans(), side.contingents());
        }

        BattleSide side() {
            return new BattleSide(country, units, armyClass, veteran, technology, tercio, leader, reformM2, facingOttomans, contingents);
        }
    }

    /** The stored form of a battle. */
    public static BattleTerms of(LandBattle battle) {
        return new BattleTerms(battle.period(), battle.theatre(), battle.terrain(), battle.interception(), battle.crossed(), battle.foraging(),
                SideTerms.of(battle.phasing()), SideTerms.of(battle.nonPhasing()),
                Optional.of(battle.overIce().stream().sorted().toList()).filter(sides -> !sides.isEmpty()));
    }

    public SideTerms side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The battle on which the procedure works. */
    public LandBattle toBattle(Readings readings) {
        return new LandBattle(period, theatre, terrain, interception, crossed, foraging, phasing.side(), nonPhasing.side(), readings,
                Set.copyOf(overIce.orElse(List.of())));
    }
}
