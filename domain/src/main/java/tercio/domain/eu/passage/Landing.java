package tercio.domain.eu.passage;

import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.LandBattle;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.naval.SeaTransport;
import tercio.domain.eu.tables.EuTables;
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
        public boolean lands() {
            return voyage.sails() && !voyage.troops().empty();
        }
    }

    /** Whether the ships have room for the troops. */
    public boolean fits(EuTables tables) {
        return fits(passage.moving().units(), troops.units(), tables);
    }

    /** The transport points that the ships have, in words. */
    public String room(EuTables tables) {
        return points(SeaTransport.in(tables).capacity(passage.moving().units()));
    }

    /** The transport points that the troops need, in words. */
    public String need(EuTables tables) {
        return points(SeaTransport.in(tables).need(troops.units(), troops.armyClass(), period));
    }

    private static String points(int half) {
        return half % 2 == 0 ? String.valueOf(half / 2) : half == 1 ? "1/2" : half / 2 + " 1/2";
    }

    private boolean fits(NavalUnits ships, Units aboard, EuTables tables) {
        var transport = SeaTransport.in(tables);
        return transport.need(aboard, troops.armyClass(), period) <= transport.capacity(ships);
    }

    /** The dice of the battle ashore are those of {@code troops} and {@code defender}. */
    public Distribution<End> ends(Rolls rolls, EuTables tables) {
        var start = new PassageEnd(PassageEnd.How.ARRIVES, PassageEnd.Fight.NONE, passage.moving().units(), troops.units());
        return passage.ends(start, hold(tables), rolls, tables).then(end -> ashore(end, rolls));
    }

    private Distribution<End> ashore(PassageEnd end, Rolls rolls) {
        var landed = new End(end, PassageEnd.Fight.NONE, 0);
        return !landed.lands() ? Distribution.certain(landed) : defender.map(enemy -> rolls.onLand(battle(end.troops(), enemy), Landing::named)
                .map(fought -> new End(end, PassageEnd.Fight.of(fought.winner()), fought.losses()))).orElse(Distribution.certain(landed));
    }

    private static DieName named(DieName die) {
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
                return percent == 0 ? end : end.troops(lost == size ? Units.NONE : Breaking.surviving(end.troops(), lost, unit));
            }

            @Override
            public PassageEnd fitting(PassageEnd end) {
                int size = unit.of(end.troops());
                for (int lost = 0; lost < size; lost += unit.ofOneLd()) {
                    var left = Breaking.surviving(end.troops(), lost, unit);
                    if (fits(end.ships(), left, tables)) {
                        return end.troops(left);
                    }
                }
                return end.troops(Units.NONE);
            }
        };
    }
}
