package tercio.domain.eu.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.ArmyClass;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.concept.Period;
import tercio.domain.ruling.Readings;

/**
 * The stored form of the constant part of a land battle, fixed before the first roll. Games store this record. The procedure
 * works on the {@link LandBattle}, so that class can change without changing this one.
 *
 * @param crossed the kind of border that the phasing side crossed to enter the province
 * @param overIce sides that can retreat to other provinces over the frozen Sund alone; missing, none
 */
public record BattleTerms(
        Period period, Theatre theatre, Terrain terrain, boolean interception, Crossing crossed, boolean foraging, Line phasing,
        Line nonPhasing, Optional<List<Side>> overIce) {

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
    public record Line(
            String country, Units units, ArmyClass armyClass, boolean veteran, LandTechnology technology, boolean tercio,
            Optional<Leader> leader, boolean reformM2, boolean facingOttomans, List<Contingent> contingents) {

        public Line {
            contingents = contingents == null ? List.of() : List.copyOf(contingents);
        }

        static Line of(BattleSide side) {
            return new Line(side.country(), side.units(), side.armyClass(), side.veteran(), side.technology(), side.tercio(), side.leader(),
                    side.reformM2(), side.facingOttomans(), side.contingents());
        }

        BattleSide side() {
            return new BattleSide(country, units, armyClass, veteran, technology, tercio, leader, reformM2, facingOttomans, contingents);
        }
    }

    /** The stored form of a battle. */
    public static BattleTerms of(LandBattle battle) {
        return new BattleTerms(battle.period(), battle.theatre(), battle.terrain(), battle.interception(), battle.crossed(), battle.foraging(),
                Line.of(battle.phasing()), Line.of(battle.nonPhasing()),
                Optional.of(battle.overIce().stream().sorted().toList()).filter(sides -> !sides.isEmpty()));
    }

    public Line side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The battle on which the procedure works. */
    public LandBattle by(Readings readings) {
        return new LandBattle(period, theatre, terrain, interception, crossed, foraging, phasing.side(), nonPhasing.side(), readings,
                Set.copyOf(overIce.orElse(List.of())));
    }
}
