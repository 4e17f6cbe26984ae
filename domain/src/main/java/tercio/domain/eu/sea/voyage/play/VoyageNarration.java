package tercio.domain.eu.sea.voyage.play;

import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of movements at sea. The catalogs of {@code eu.voyage} say how they read. */
record VoyageNarration(EuState board) {

    Sentence of(VoyageEvent event, List<Step> explanation) {
        return switch (event) {
            case VoyageEvent.FleetSailed e when e.path().isEmpty() -> about("stays-to", e.stack()).with("from", place(e.from())).with("action", toAct(e.action()));
            case VoyageEvent.FleetSailed e when e.action() == null -> about("sails", e.stack()).with("from", place(e.from())).with("to", place(e.path().getLast()));
            case VoyageEvent.FleetSailed e -> about("sails-to", e.stack()).with("from", place(e.from())).with("to", place(e.path().getLast()))
                    .with("action", toAct(e.action()));
            case VoyageEvent.FleetEntered e -> about("enters", e.stack()).with("where", place(e.space()));
            case VoyageEvent.BlockadeMet e -> about("blockade-met", e.stack()).with("port", place(e.port())).with("blockader", fleet(board, e.blockader()));
            case VoyageEvent.BlockadeRun e -> withRoll(about("blockade-run", e.stack()).with("port", place(e.port()))
                    .with("result", e.result() == BlockadeEscape.Result.ESCAPED ? "escaped" : e.leaving() ? "inside" : "outside"), explanation).with("engages", e.engages());
            case VoyageEvent.RunnerEngaged e -> about("runner-engaged", e.stack()).with("blockader", fleet(board, e.blockader())).with("where", place(e.zone()));
            case VoyageEvent.RunnerSpared e -> about("runner-spared", e.stack()).with("blockader", fleet(board, e.blockader()));
            case VoyageEvent.VoyageRedirected e when e.path().isEmpty() -> about("stops", e.stack());
            case VoyageEvent.VoyageRedirected e when e.action() == null -> about("sails-on", e.stack()).with("to", place(e.path().getLast()));
            case VoyageEvent.VoyageRedirected e -> about("sails-on-to", e.stack()).with("to", place(e.path().getLast())).with("action", toAct(e.action()));
            case VoyageEvent.VoyageResumable e -> about("may-sail-on", e.stack()).with("where", place(e.at()));
            case VoyageEvent.InterceptionsOver e -> about("not-intercepted", e.stack()).with("where", place(e.zone()));
            case VoyageEvent.NavalActionBegan e -> about("acts", e.stack()).with("kind", kind(e.action())).with("target", target(e.action())).with("active", e.active());
            case VoyageEvent.TroopsEmbarked e -> about("embarks", e.stack()).with("troops", stack(board, e.troops())).with("where", place(e.province()));
            case VoyageEvent.VoyagePaused e -> about("pauses", e.stack()).with("where", place(e.at()));
            case VoyageEvent.LandingAnnounced e -> about("announces", e.stack()).with("where", place(e.zone())).with("action", toAct(e.action()));
            case VoyageEvent.NavalActionReduced e when e.left() == null -> about("prevented", e.stack()).with("announced", toAct(e.announced()));
            case VoyageEvent.NavalActionReduced e -> about("reduced", e.stack()).with("announced", toAct(e.announced())).with("left", toAct(e.left()));
            case VoyageEvent.BlockadeLifted e -> about("blockade-lifted", e.stack()).with("port", place(e.port()));
            case VoyageEvent.PortLost e -> about("port-lost", e.stack()).with("port", place(e.port()));
            case VoyageEvent.FleetLeftPort e -> about("left-port", e.stack()).with("port", place(e.port())).with("to", place(e.way().getLast()));
            case VoyageEvent.VoyageEnded e when board.fleet(e.stack()).isEmpty() -> Sentence.of("eu.voyage.lost");
            case VoyageEvent.VoyageEnded e -> about("ends", e.stack()).with("where", place(e.at()));
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.voyage." + key).with("stack", fleet(board, stack));
    }

    /** {@code blockade Flandre} */
    private Keyed toAct(NavalAction action) {
        return Sentence.of("eu.voyage.to-act").with("kind", kind(action)).with("target", target(action));
    }

    private static String kind(NavalAction action) {
        return action.kind() == NavalAction.Kind.SUPPLY && action.target().isEmpty() ? "coasts" : action.kind().name().toLowerCase(Locale.ROOT);
    }

    private Argument target(NavalAction action) {
        return action.target().map(target -> switch (action.kind()) {
            case BATTLE -> fleet(board, new StackId(target));
            case EMBARKATION -> stack(board, new StackId(target));
            default -> place(new SpaceId(target));
        }).orElseGet(() -> new Text(""));
    }
}
