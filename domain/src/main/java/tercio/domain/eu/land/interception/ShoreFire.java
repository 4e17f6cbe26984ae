package tercio.domain.eu.land.interception;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.tables.Constants;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/** One roll for fire from a presidio, a strait fortification or siegeworks at a passing naval stack. */
public final class ShoreFire {

    /** The source of the fire, with its modifiers. */
    public sealed interface Battery {

        /** @param level 1..3 */
        record Presidio(int level) implements Battery {}

        /** @param fortressLevel level of the fortress that controls the strait, used only in the rest of the world */
        record Strait(Theatre theatre, int fortressLevel) implements Battery {}

        /** @param plus the number of siegeworks+, 0..2 */
        record Siegework(int plus) implements Battery {}
    }

    /** @param fleetCounter whether the moving stack has a FLEET */
    public record Shot(Battery battery, boolean fleetCounter) {}

    /**
     * @param stopped whether the stack must end its move before the battery
     * @param lossNd ND lost, or sides of a corsair, 0..2
     */
    public record Hit(boolean stopped, int lossNd) implements SpokenResult {
        @Override
        public Sentence.Keyed sentence() {
            return stopped ? Sentence.of("eu.shorefire.result-stopped").with("lost", lossNd) : Sentence.of("eu.shorefire.result-passes");
        }
    }

    private static final Modifiers<Shot> LIST = Modifiers.<Shot>of("EU-PRESIDIO-FIRE")
            .add(1, "level of the presidio", shot -> shot.battery() instanceof Battery.Presidio presidio ? presidio.level() : 0)
            .add(2, "strait fortification in Europe", shot -> isInEurope(shot.battery()), +2)
            .add(3, "siegeworks +", shot -> shot.battery() instanceof Battery.Siegework siegework ? siegework.plus() : 0)
            .add(4, "half the level of the fortress on the strait", shot -> halfLevel(shot.battery()))
            .add(5, "a FLEET in the moving stack", Shot::fleetCounter, +1);

    private ShoreFire() {}

    /** One die, {@code presidio}. */
    public static SingleRoll<Shot, Hit> roll(EuTables tables) {
        return SingleRoll.of("fire from the shore", LIST.rule(), DieName.d10("presidio"), LIST::on,
                (shot, die, modified) -> hit(modified, tables.constants()));
    }

    private static Hit hit(int modified, Constants constants) {
        int loss = (modified >= constants.value("presidio_lose_1nd") ? 1 : 0) + (modified >= constants.value("presidio_lose_2nd") ? 1 : 0);
        return new Hit(modified >= constants.value("presidio_stop"), loss);
    }

    private static boolean isInEurope(Battery battery) {
        return battery instanceof Battery.Strait strait && strait.theatre() == Theatre.EUROPE;
    }

    private static int halfLevel(Battery battery) {
        return battery instanceof Battery.Strait strait && strait.theatre() == Theatre.ROTW ? strait.fortressLevel() / 2 : 0;
    }
}
