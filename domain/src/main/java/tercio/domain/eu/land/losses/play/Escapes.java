package tercio.domain.eu.land.losses.play;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderEscaped;
import tercio.domain.eu.turn.leader.EscapingLeaders;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Leaders who escape the first death of their life (EU-LEAD-9). Readings: it is the death in a battle, an assault or an overrun, as the mark on their
 * counters says, not that of a leader alone or of an exploration; Charles XII also escapes where a fortress falls. Odds tell
 * what the dice do to a leader, before he escapes.
 */
public final class Escapes {

    private static final String RULE = "EU-LEAD-9";

    private Escapes() {}

    /**
     * Lets a leader escape who would be killed or captured.
     *
     * @return whether he has escaped
     */
    public static boolean letEscape(EuCommandRun play, LeaderId leader, boolean capture) {
        var escape = EscapingLeaders.of(leader).filter(how -> how.captured() || !capture)
                .filter(how -> play.state().leader(leader).filter(LeaderStatus::hasEscaped).isEmpty());
        escape.ifPresent(how -> play.emit(new LeaderEscaped(leader, how.unharmed() ? null : RoundBox.END), List.of(Step.of("escape of a leader", RULE)
                .result(Sentence.of("eu.losses.result-escape").with("capture", capture).with("unharmed", how.unharmed())))));
        return escape.isPresent();
    }
}
