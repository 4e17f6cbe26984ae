package tercio.projections;

import java.util.List;
import java.util.Locale;
import tercio.application.place.Place;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelEvent;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.RequestAnswered;
import tercio.application.record.RequestMade;
import tercio.application.record.RequestWithdrawn;
import tercio.application.record.Undone;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events that every game has, whatever its rules. The catalogs of {@code kernel.log} say how they read. */
final class KernelNarration {

    private static final Text NOBODY = new Text("");

    private KernelNarration() {}

    static Sentence of(KernelEvent fact, RecordedEvent event) {
        var by = who(event.envelope());
        // A change that others agreed to follows their last answer in the same command.
        boolean agreed = event.envelope().since() < event.position();
        return switch (fact) {
            case GameOpened opened -> opened.forkedFrom().<Sentence>map(origin -> say("fork").with("game", text(origin.game())).with("at", text(origin.at())))
                    .orElseGet(() -> say("begins"));
            case DiceCommitted committed -> say("dice-committed").with("cause", committed.cause().name().toLowerCase(Locale.ROOT));
            case ContributionGiven given -> given.value().map(value -> say("contributes").with("who", text(given.seat())).with("value", text(value)))
                    .orElseGet(() -> say("waives").with("who", text(given.seat())));
            case Undone undone -> because(say("undone").with("agreed", agreed).with("by", by).with("to", text(undone.to())), undone.reason());
            case Redone redone -> because(say("redone").with("agreed", agreed).with("by", by), redone.reason());
            case RequestMade made -> because(say("asks").with("by", by).with("others", texts(made.awaits())).with("what", made.amendment().isPresent() ? "amendment" : "undo")
                    .with("amendment", text(made.amendment().map(Object::toString).orElse(""))).with("lost", made.lost()), made.reason());
            case RequestAnswered answered -> because(say("answers").with("by", by).with("approved", answered.approved()).with("request", text(answered.request())),
                    answered.reason());
            case RequestWithdrawn withdrawn -> because(say("withdraws").with("by", by).with("request", text(withdrawn.request())), withdrawn.reason());
            case PlaceGranted granted -> grant(granted, by);
            case PlaceWithdrawn withdrawn -> because(say("place-withdrawn").with("by", by).with("person", text(withdrawn.person())), withdrawn.reason());
            case AmendmentProposed proposed -> because(say("proposes").with("by", by).with("number", text(proposed.number())).with("kind", proposed.kind().name().toLowerCase(Locale.ROOT))
                    .with("at", text(proposed.at())), proposed.reason());
            case AmendmentContinued continued -> say("continues").with("by", by).with("number", text(continued.amendment()))
                    .with("kind", continued.kind().name().toLowerCase(Locale.ROOT)).with("at", text(continued.at()));
            case AmendmentDropped dropped -> because(say("drops").with("by", by).with("number", text(dropped.amendment())), dropped.reason());
            case AmendmentAdopted adopted -> adoption(adopted, by, event.envelope().by(), agreed);
        };
    }

    /** An event that the reader may not see. */
    static Sentence hiddenEvent() {
        return say("hidden");
    }

    private static Keyed say(String key) {
        return Sentence.of("kernel.log." + key);
    }

    private static Text text(Object written) {
        return new Text(String.valueOf(written));
    }

    private static Text texts(List<String> written) {
        return new Text(String.join(", ", written));
    }

    private static Sentence because(Keyed said, String reason) {
        return said.with("because", !reason.isBlank()).with("reason", text(reason));
    }

    private static Sentence grant(PlaceGranted granted, Argument by) {
        var place = Place.of(granted);
        return say("place-granted").with("by", by).with("person", text(granted.person())).with("role", place.role().name().toLowerCase(Locale.ROOT))
                .with("all", place.seesAll()).with("public", place.seats().isEmpty()).with("seats", texts(place.seats()));
    }

    /**
     * Names the proposer of the adopted amendment, the persons who agreed, and those whom the host did not ask. Older records do not say it.
     *
     * @param by the person who adopts, in words
     * @param seat that adopts, or the host
     */
    private static Sentence adoption(AmendmentAdopted adopted, Argument by, String seat, boolean agreed) {
        var another = adopted.proposer().filter(proposer -> !proposer.equals(seat));
        var how = !adopted.agreed().isEmpty() ? "agreed" : agreed ? "plain" : another.isPresent() ? "anothers" : "own";
        return say("adopted").with("how", how).with("by", by).with("proposer", adopted.proposer().map(KernelNarration::text).orElse(NOBODY))
                .with("number", text(adopted.amendment())).with("agreed", texts(adopted.agreed())).with("all", adopted.unasked().isEmpty())
                .with("unasked", texts(adopted.unasked())).with("commands", adopted.commands()).with("to", text(adopted.to()));
    }

    /** The sender of a command, with the role of a person who acted for a seat or for the host. */
    private static Argument who(Envelope envelope) {
        return envelope.acting().<Argument>map(as -> new Argument.Phrase(say("acting").with("person", text(as.person()))
                .with("role", as.role().name().toLowerCase(Locale.ROOT)).with("seat", text(envelope.by()))))
                .orElseGet(() -> text(envelope.by()));
    }
}
