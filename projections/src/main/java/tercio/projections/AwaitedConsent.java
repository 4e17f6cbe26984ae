package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.application.consent.PendingRequest;
import tercio.application.consent.Requests;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/** Decisions of seats on a request of another seat. */
final class AwaitedConsent {

    private static final String KIND = "AnswerRequest";
    private static final Citation RULE = Citation.of("TERCIO-CONSENT");

    private AwaitedConsent() {}

    /** The decision of each seat that has not answered the request that is open at a position. */
    static List<AwaitedDecision> at(GameHistory history, int position) {
        return Requests.openAt(history.events(), position).stream()
                .flatMap(request -> request.awaits().stream().map(seat -> decision(history, request, seat))).toList();
    }

    private static AwaitedDecision decision(GameHistory history, PendingRequest request, String seat) {
        var controls = history.openingEvent().partiesOf(seat);
        var party = controls.stream().sorted().findFirst().orElse("");
        var id = KIND + "-" + request.position() + "-" + (1 + history.openingEvent().seats().stream().map(each -> each.name()).toList().indexOf(seat));
        var answers = List.of(answer("agree", request, true), answer("refuse", request, false));
        return new AwaitedDecision(seat, new Decision(id, party, KIND, RULE, prompt(request), answers, List.of()),
                controls.stream().anyMatch(history.viewer()::sees), Optional.of(request));
    }

    private static Option answer(String label, PendingRequest request, boolean approve) {
        return new Option(label, new AnswerRequest(request.position(), approve, Optional.empty()));
    }

    private static String prompt(PendingRequest request) {
        var what = request.to().map(to -> "to take the game to position " + to + undoText(request.lost()))
                .or(() -> request.amendment().map(number -> "to adopt amendment " + number + leftOutText(request.lost()))).orElse("for an adjustment");
        return request.by() + " asks " + what + (request.reason().isBlank() ? "" : ": " + request.reason()) + ". Do you agree?";
    }

    private static String undoText(int commands) {
        return commands == 0 ? "" : ", which undoes " + commandsText(commands);
    }

    private static String leftOutText(int commands) {
        return commands == 0 ? "" : ", which leaves out " + commandsText(commands);
    }

    private static String commandsText(int commands) {
        return commands + (commands == 1 ? " command" : " commands");
    }
}
