package tercio.domain.eu.sea.interception.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;
import static tercio.domain.eu.common.game.SpokenNames.verb;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.ruling.Step;

/** Describes the events of interceptions at sea in words. */
record SeaInterceptionNarration(EuState board) {

    String of(SeaInterceptionEvent event, List<Step> explanation) {
        return switch (event) {
            case SeaInterceptionEvent.SeaInterceptionAnnounced e -> Nation.of(e.country()) + " decides " + (e.stacks().isEmpty() ? "not to intercept " : "to intercept ")
                    + stack(e.moving()) + " in " + PlaceName.of(e.zone()) + (e.stacks().isEmpty() ? "" : " with " + FleetTitle.of(board, e.stacks())) + ".";
            case SeaInterceptionEvent.InterceptorRanBlockade e -> stack(e.stack())
                    + (e.result() == BlockadeEscape.Result.ESCAPED ? " escapes the blockade of " : " does not get out of ") + PlaceName.of(e.port())
                    + SpokenNames.roll(explanation) + (e.result() == BlockadeEscape.Result.ESCAPED ? "." : " and intercepts nobody.");
            case SeaInterceptionEvent.SeaInterceptionAttempted e -> stack(e.stack()) + " tries to intercept " + stack(e.moving()) + " in " + PlaceName.of(e.zone())
                    + rolled(explanation) + (e.success() ? " and catches it." : " and fails.");
            case SeaInterceptionEvent.SeaInterceptionPassed e -> alliance(board, e.alliance()) + " " + verb(board, e.alliance(), "makes", "make")
                    + (tried(e) ? " no further attempt to intercept " : " no attempt to intercept ") + stack(e.moving()) + " in " + PlaceName.of(e.zone()) + ".";
            case SeaInterceptionEvent.FleetCaught e -> FleetTitle.of(board, e.interceptors()) + (e.interceptors().size() == 1 ? " fights " : " fight ")
                    + stack(e.moving()) + " in " + PlaceName.of(e.zone()) + ".";
            case SeaInterceptionEvent.AttackedFleetJoined e -> FleetTitle.of(board, e.interceptors()) + (e.interceptors().size() == 1 ? " merges" : " merge") + " with "
                    + stack(e.attacked()) + " in " + PlaceName.of(e.zone()) + ": the battle is fought when the movements are over.";
        };
    }

    /** {@code , rolls 7 modified to 9, needs 8 or a natural 10,} */
    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst()
                .map(step -> ", rolls " + step.dice().getFirst()
                        + (step.modified() == null || step.modified().equals(step.dice().getFirst()) ? "" : " modified to " + step.modified())
                        + ", needs " + CommonFigures.INTERCEPTION_SUCCESS + " or a natural " + CommonFigures.NATURAL_SUCCESS + ",")
                .orElse("");
    }

    /** Whether a stack of the alliance has tried to intercept this voyage. */
    private boolean tried(SeaInterceptionEvent.SeaInterceptionPassed event) {
        return board.fleetsOf(event.alliance()).anyMatch(stack -> board.phase() instanceof Phase.Movement movement
                && movement.voyage() != null && movement.voyage().hasTried(stack.id()));
    }

    private String stack(String id) {
        return FleetTitle.of(board, id);
    }
}
