package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.application.consent.PendingRequest;
import tercio.application.consent.Requests;
import tercio.application.record.KernelCommand.AnswerRequest;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

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
        var answers = List.of(answer(true, request), answer(false, request));
        return new AwaitedDecision(seat, new Decision(id, party, KIND, RULE, question(request), answers, List.of()),
                controls.stream().anyMatch(history.viewer()::sees), Optional.of(request));
    }

    private static Option answer(boolean agree, PendingRequest request) {
        return new Option(Sentence.of("kernel.seat.to-agree").with("agree", agree), new AnswerRequest(request.position(), agree, Optional.empty()));
    }

    private static Sentence question(PendingRequest request) {
        var what = request.to().isPresent() ? "back" : request.amendment().isPresent() ? "adopt" : "adjust";
        var number = request.to().or(request::amendment).map(String::valueOf).orElse("");
        return Sentence.of("kernel.seat.ask-consent").with("by", new Text(request.by())).with("what", what).with("number", new Text(number)).with("lost", request.lost())
                .with("reasoned", !request.reason().isBlank()).with("reason", new Text(request.reason()));
    }
}
