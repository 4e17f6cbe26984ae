package tercio.domain.eu.sea.interception.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.fleets;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** Tells the events of interceptions at sea. The catalogs of {@code eu.seawatch} say how they read. */
record SeaInterceptionNarration(EuState board) {

    Sentence of(SeaInterceptionEvent event, List<Step> explanation) {
        return switch (event) {
            case SeaInterceptionEvent.SeaInterceptionAnnounced e -> moving("announced", e.moving(), e.zone()).with("who", country(e.country()))
                    .with("nobody", e.stacks().isEmpty()).with("stacks", fleets(board, e.stacks()));
            case SeaInterceptionEvent.InterceptorRanBlockade e -> withRoll(say("ran-blockade").with("stack", fleet(board, e.stack())).with("port", place(e.port()))
                    .with("escaped", e.result() == BlockadeEscape.Result.ESCAPED), explanation);
            case SeaInterceptionEvent.SeaInterceptionAttempted e -> withRoll(moving("attempt", e.moving(), e.zone()).with("stack", fleet(board, e.stack()))
                    .with("success", e.success()), explanation).with("needed", CommonFigures.INTERCEPTION_SUCCESS).with("natural", CommonFigures.NATURAL_SUCCESS);
            case SeaInterceptionEvent.SeaInterceptionPassed e -> moving("passed", e.moving(), e.zone()).with("who", alliance(board, e.alliance())).with("further", hasTried(e));
            case SeaInterceptionEvent.FleetCaught e -> moving("caught", e.moving(), e.zone()).with("stacks", fleets(board, e.interceptors()));
            case SeaInterceptionEvent.AttackedFleetJoined e -> say("joined").with("stacks", fleets(board, e.interceptors())).with("attacked", fleet(board, e.attacked()))
                    .with("where", place(e.zone()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.seawatch." + key);
    }

    private Keyed moving(String key, StackId moving, SpaceId zone) {
        return say(key).with("moving", fleet(board, moving)).with("where", place(zone));
    }

    /** Whether a stack of the alliance has tried to intercept this voyage. */
    private boolean hasTried(SeaInterceptionEvent.SeaInterceptionPassed event) {
        return board.fleetsOf(event.alliance()).anyMatch(stack -> board.phase() instanceof Movement movement
                && movement.voyage().filter(voyage -> voyage.hasTried(stack.id())).isPresent());
    }
}
