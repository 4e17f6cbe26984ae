package tercio.domain.eu.play.seafight;

import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLineSealed;
import tercio.domain.game.Viewer;

/** Secrecy of first lines in a battle at sea: lines that are chosen in secret are hidden until both are revealed (AMB-73). */
public final class SecretLines {

    private SecretLines() {}

    /** The board without the first lines that a viewer may not see. */
    public static EuState seen(EuState state, Viewer viewer) {
        return choosing(state).map(battle -> SeaFightEvolution.with(state, battle.seen(viewer))).orElse(state);
    }

    /** Whether a first line that was chosen in secret has been revealed since. */
    public static boolean revealed(EuState before, EuEvent event, EuState now) {
        return event instanceof FirstLineSealed && !(choosing(now).isPresent() && sameChoice(before, now));
    }

    /** Whether first lines were revealed between two boards: a choice is gone, or one that came and went has left its battle behind. */
    public static boolean shown(EuState before, EuState now) {
        return choosing(before).isPresent() && !(choosing(now).isPresent() && sameChoice(before, now));
    }

    private static boolean sameChoice(EuState one, EuState other) {
        var former = SeaFights.current(one);
        var later = SeaFights.current(other);
        return former.isPresent() && later.isPresent() && Objects.equals(one.box(), other.box()) && one.phase().getClass() == other.phase().getClass()
                && former.get().zone().equals(later.get().zone()) && former.get().interception() == later.get().interception()
                && former.get().phasing().equals(later.get().phasing()) && former.get().nonPhasing().equals(later.get().nonPhasing());
    }

    /** The battle whose first lines are being chosen in secret. */
    private static Optional<SeaEngagement> choosing(EuState state) {
        return SeaFights.current(state).filter(battle -> battle.sealed() != null);
    }
}
