package tercio.domain.eu.world.corsair;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** A naval stack hunts corsairs in its sea zone. A success removes one side of the counter. */
public final class CorsairHunt {

    /** The greatest enemy naval force in the zone of the hunter. */
    public enum EnemyShips {
        NONE("none", 0), SHIPS("ships", -1), FLEET_MINUS("fleet-minus", -2), FLEET_PLUS("fleet-plus", -4);

        private final String word;
        private final int drm;

        EnemyShips(String word, int drm) {
            this.word = word;
            this.drm = drm;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * The hunt.
     *
     * @param otherShips whether the stack has a warship, galley or NDE
     * @param corsairPlus the number of corsairs+ in the zone
     * @param friendlyPort whether the corsairs have an unblockaded port in the zone
     * @param navalBattle whether there was a naval battle in the zone this turn
     */
    public record Hunt(NavalTechnology technology, int fleetMinus, int fleetPlus, boolean otherShips, int maneuver,
            int corsairManeuver, int corsairPlus, boolean friendlyPort, boolean navalBattle, EnemyShips enemyShips) {
        boolean hasOnlySingleShips() {
            return otherShips && fleetMinus + fleetPlus == 0;
        }
    }

    private static final Modifiers<Hunt> LIST = Modifiers.<Hunt>of("EU-CORSAIR-HUNT")
            .add(1, "seventy-four technology", hunt -> hunt.technology() == NavalTechnology.SEVENTY_FOUR, +1)
            .add(2, "FLEET-", hunt -> 2 * hunt.fleetMinus())
            .add(3, "FLEET+", hunt -> 4 * hunt.fleetPlus())
            .add(4, "ships without a FLEET", Hunt::hasOnlySingleShips, +1)
            .add(5, "manoeuvre", Hunt::maneuver)
            .add(6, "manoeuvre of the corsair", hunt -> -hunt.corsairManeuver())
            .add(7, "corsair+", hunt -> -2 * hunt.corsairPlus())
            .add(8, "unblockaded port friendly to the corsair", Hunt::friendlyPort, -2)
            .add(9, "a naval battle in the zone this turn", Hunt::navalBattle, -1)
            .add(10, "enemy ships in the zone", hunt -> hunt.enemyShips().drm);

    private CorsairHunt() {}

    /** The manoeuvre value of pirates without a leader when they search for a convoy (EU-CONVOY-ATTACK). */
    public static int pirateManeuver() {
        return CorsairFigures.of("pirate_maneuver");
    }

    /** The modifiers of a fight, for a procedure of which it is a part. */
    static AppliedModifiers modifiers(Hunt hunt) {
        return LIST.on(hunt);
    }

    /** One die, {@code corsair}. */
    public static SingleRoll<Hunt, Success> roll(EuTables tables) {
        return SingleRoll.of("fight against corsairs at sea", LIST.rule(), DieName.d10("corsair"), LIST::on,
                (hunt, die, modified) -> RebelFight.resultOf(die, modified, tables.constants()));
    }
}
