package tercio.domain.eu.land.losses.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderCaptured;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;

/** The fate of a commander who was hit (EU-BATTLE-FATE). Replacement leaders are not kept. */
public final class LeaderFates {

    private LeaderFates() {}

    /** Records the fate of the commander. An unharmed commander causes no event. */
    public static void recordFate(EuCommandRun play, Leader commander, Casualty casualty, CountryId enemy) {
        if (commander.replacement()) {
            return;
        }
        switch (casualty.fate()) {
            case UNHARMED, HIT -> { }
            case KILLED -> {
                if (!Escapes.letEscape(play, commander.id(), false)) {
                    play.emit(new LeaderKilled(commander.id()));
                }
            }
            case CAPTURED -> recordCapture(play, commander.id(), Interventions.beneficiary(play.state(), enemy));
            case WOUNDED -> play.emit(new LeaderWounded(
                    commander.id(), casualty.rounds(), play.state().box().plusRounds(casualty.rounds())));
        }
    }

    /** Records the capture of a monarch, unless he escapes. */
    public static void recordCapture(EuCommandRun play, LeaderId monarch, CountryId by) {
        if (!Escapes.letEscape(play, monarch, true)) {
            play.emit(new LeaderCaptured(monarch, by));
        }
    }
}
