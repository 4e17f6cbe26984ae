package tercio.domain.eu.sea.battle.play;

import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineSealed;
import tercio.domain.game.Viewer;

/** Secrecy of first lines in a battle at sea: lines that are chosen in secret are hidden until both are revealed (AMB-73). */
public final class SecretLines {

    private SecretLines() {}

    /** The board without the first lines that a viewer may not see. */
    public static EuState visibleTo(EuState state, Viewer viewer) {
        return secretBattle(state).map(battle -> SeaFightEvolution.withBattle(state, battle.asSeenBy(viewer))).orElse(state);
    }

    /** Whether a first line that was chosen in secret has been revealed since. */
    public static boolean isRevealed(EuState before, EuEvent event, EuState now) {
        return event instanceof FirstLineSealed && !(secretBattle(now).isPresent() && isSameChoice(before, now));
    }

    /** Whether first lines were revealed between two boards: a choice is gone, or one that came and went has left its battle behind. */
    public static boolean isShown(EuState before, EuState now) {
        return secretBattle(before).isPresent() && !(secretBattle(now).isPresent() && isSameChoice(before, now));
    }

    private static boolean isSameChoice(EuState one, EuState other) {
        var former = SeaFights.current(one);
        var later = SeaFights.current(other);
        return former.isPresent() && later.isPresent() && Objects.equals(one.box(), other.box()) && one.phase().getClass() == other.phase().getClass()
                && former.get().zone().equals(later.get().zone()) && former.get().interception() == later.get().interception()
                && former.get().phasing().equals(later.get().phasing()) && former.get().nonPhasing().equals(later.get().nonPhasing());
    }

    /** The battle whose first lines are being chosen in secret. */
    private static Optional<SeaEngagement> secretBattle(EuState state) {
        return SeaFights.current(state).filter(battle -> battle.stage() instanceof SeaStage.SecretLineChoice);
    }
}
