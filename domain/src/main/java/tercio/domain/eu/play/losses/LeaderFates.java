package tercio.domain.eu.play.losses;

import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.LeaderCaptured;
import tercio.domain.eu.play.losses.LossEvent.LeaderKilled;
import tercio.domain.eu.play.losses.LossEvent.LeaderWounded;

/** The fate of a commander who was hit (EU-BATTLE-FATE). Replacement leaders are not kept. */
public final class LeaderFates {

    private LeaderFates() {}

    /** Records the fate of the commander. An unharmed commander causes no event. */
    public static void befall(Play play, Leader commander, Casualty casualty, String enemy) {
        if (commander.replacement()) {
            return;
        }
        switch (casualty.fate()) {
            case UNHARMED, HIT -> { }
            case KILLED -> {
                if (!Escapes.from(play, commander.id(), false)) {
                    play.happens(new LeaderKilled(commander.id()));
                }
            }
            case CAPTURED -> captured(play, commander.id(), Interventions.gaining(play.state(), enemy));
            case WOUNDED -> play.happens(new LeaderWounded(
                    commander.id(), casualty.rounds(), play.state().box().plusRounds(casualty.rounds())));
        }
    }

    /** Records the capture of a monarch, unless he escapes. */
    public static void captured(Play play, String monarch, String by) {
        if (!Escapes.from(play, monarch, true)) {
            play.happens(new LeaderCaptured(monarch, by));
        }
    }
}
