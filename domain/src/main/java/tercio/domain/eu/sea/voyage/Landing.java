package tercio.domain.eu.sea.voyage;

import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.ruling.Distribution;

/**
 * A voyage at whose end troops land, and the battle on the beach (EU-SEA-TRANSPORT).
 *
 * @param defender the troops in the field of the province, all of whom fight; empty where there are none
 */
public record Landing(Passage passage, BattleSide troops, Optional<BattleSide> defender, Period period, Theatre theatre, Terrain terrain) {

    /**
     * The end of a landing.
     *
     * @param beach the result of the battle there for the troops
     * @param lostAshore in the unit of the edition
     */
    public record End(PassageEnd voyage, PassageEnd.Fight beach, int lostAshore) {

        /** Whether any troops come ashore. */
        public boolean reachesShore() {
            return voyage.isUnderWay() && !voyage.troops().isEmpty();
        }
    }

    /** Whether the ships have room for the troops. */
    public boolean hasRoom(EuTables tables) {
        return hasRoom(passage.moving().units(), troops.units(), tables);
    }

    /** The transport points that the ships have, in words. */
    public String capacityInWords(EuTables tables) {
        return points(SeaTransport.from(tables).capacity(passage.moving().units()));
    }

    /** The transport points that the troops need, in words. */
    public String needInWords(EuTables tables) {
        return points(SeaTransport.from(tables).need(troops.units(), troops.armyClass(), period));
    }

    private static String points(int half) {
        return half % 2 == 0 ? String.valueOf(half / 2) : half == 1 ? "1/2" : half / 2 + " 1/2";
    }

    private boolean hasRoom(NavalUnits ships, Units aboard, EuTables tables) {
        var transport = SeaTransport.from(tables);
        return transport.need(aboard, troops.armyClass(), period) <= transport.capacity(ships);
    }

    /** The dice of the battle ashore are those of {@code troops} and {@code defender}. */
    public Distribution<End> ends(RollResolver rolls, EuTables tables) {
        var start = new PassageEnd(PassageEnd.How.ARRIVES, PassageEnd.Fight.NONE, passage.moving().units(), troops.units());
        return passage.ends(start, hold(tables), rolls, tables).then(end -> afterBeachBattle(end, rolls));
    }

    private Distribution<End> afterBeachBattle(PassageEnd end, RollResolver rolls) {
        var landed = new End(end, PassageEnd.Fight.NONE, 0);
        return !landed.reachesShore() ? Distribution.certain(landed) : defender.map(enemy -> rolls.onLand(battle(end.troops(), enemy), Landing::dieNameAshore)
                .map(fought -> new End(end, PassageEnd.Fight.of(fought.winner()), fought.losses()))).orElse(Distribution.certain(landed));
    }

    private static DieName dieNameAshore(DieName die) {
        return new DieName(die.die(), die.side().equals(Side.PHASING.word()) ? "troops" : "defender", die.purpose(), die.ordinal());
    }

    private LandBattle battle(Units left, BattleSide enemy) {
        var ashore = new BattleSide(troops.country(), left, troops.armyClass(), troops.veteran(), troops.technology(), troops.tercio(), troops.leader(),
                troops.reformM2(), troops.facingOttomans());
        return new LandBattle(period, theatre, terrain, false, Crossing.SEA, false, ashore, enemy, passage.readings());
    }

    /** Troops lose as many percent as their ships, and those for whom no room is left. */
    private Passage.Hold hold(EuTables tables) {
        var unit = tables.unit();
        return new Passage.Hold() {
            @Override
            public PassageEnd percent(PassageEnd end, int percent) {
                int size = unit.of(end.troops());
                int lost = Math.min(size, (2 * end.troops().allLd() * percent + 100) / 200 * unit.ofOneLd());
                return percent == 0 ? end : end.withTroops(lost == size ? Units.NONE : CounterExchange.afterLosses(end.troops(), lost, unit));
            }

            @Override
            public PassageEnd fitting(PassageEnd end) {
                int size = unit.of(end.troops());
                for (int lost = 0; lost < size; lost += unit.ofOneLd()) {
                    var left = CounterExchange.afterLosses(end.troops(), lost, unit);
                    if (hasRoom(end.ships(), left, tables)) {
                        return end.withTroops(left);
                    }
                }
                return end.withTroops(Units.NONE);
            }
        };
    }
}
