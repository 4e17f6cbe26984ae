package tercio.application.verification;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Reapplied;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Checks the recorded senders and times: that the sender belongs to the game and held the place in which it acted, that the events of a command agree
 * on it, and that time does not go back. Whether the sender was permitted to give the command is decided with the command.
 */
final class EnvelopeCheck {

    private final GameOpened opened;
    private final RecordCodec notation;
    private final Instant begun;
    private final int copied;
    private Instant last = Instant.MIN;

    /** @param copied the last position that was copied into a fork: those events are older than its opening; 1 without any */
    EnvelopeCheck(RecordedEvent opening, int copied, RecordCodec notation) {
        this.opened = (GameOpened) opening.fact();
        this.notation = notation;
        this.begun = opening.envelope().at();
        this.copied = copied;
    }

    /** Checks the opening. */
    Optional<Divergence> checkOpening(RecordedEvent opening) {
        var envelope = opening.envelope();
        var opens = notation.encode(new KernelCommand.OpenGame());
        if (!envelope.by().equals(Caller.HOST_NAME)) {
            return Optional.of(new Divergence(1, openedBy(Caller.HOST_NAME), openedBy(envelope.by())));
        }
        return envelope.causedBy().equals(opens) && envelope.rolls().isEmpty() && envelope.explanation().isEmpty() ? Optional.empty()
                : Optional.of(new Divergence(1, Sentence.of("kernel.verify.plain-opening").with("command", new Text(opens)),
                        Sentence.of("kernel.verify.caused-by").with("command", abbreviate(envelope.causedBy())).with("count", envelope.rolls().size())));
    }

    private static Sentence openedBy(String name) {
        return Sentence.of("kernel.verify.opened-by").with("who", abbreviate(name));
    }

    /**
     * Checks the events of one command; commands are checked in order.
     *
     * @param places those before the command
     */
    Optional<Divergence> check(List<RecordedEvent> events, Places places) {
        var first = events.getFirst().envelope();
        for (var event : events) {
            var envelope = event.envelope();
            var earliest = event.position() > copied && begun.isAfter(last) ? begun : last;
            if (envelope.at().isBefore(earliest)) {
                return Optional.of(new Divergence(event.position(), Sentence.of("kernel.verify.time-from").with("time", new Text(earliest.toString())),
                        Sentence.of("kernel.verify.time").with("time", new Text(envelope.at().toString()))));
            }
            last = envelope.at();
            if (!senderOf(envelope).equals(senderOf(first)) || event != events.getFirst() && !envelope.rolls().isEmpty()) {
                return Optional.of(new Divergence(event.position(), Sentence.of("kernel.verify.same-envelope").with("position", events.getFirst().position()),
                        Sentence.of("kernel.verify.sent-at").with("who", abbreviate(envelope.by())).with("time", new Text(envelope.at().toString()))));
            }
        }
        int position = events.getFirst().position();
        if (!isOfTheGame(first.by())) {
            return Optional.of(new Divergence(position, Sentence.of("kernel.verify.sent-by-place").with("host", new Text(Caller.HOST_NAME)), Sentence.of("kernel.verify.sent-by").with("who", abbreviate(first.by()))));
        }
        // The sender of a command that an amendment applies again held the place when it was given: the amended line is compared with that.
        return first.again().isPresent() || places.holds(first.caller()) ? Optional.empty()
                : Optional.of(new Divergence(position, Sentence.of("kernel.verify.sent-by-holder").with("places", places.title()), sender(first)));
    }

    private static Sentence sender(Envelope envelope) {
        return envelope.acting().map(as -> Sentence.of("kernel.verify.sent-for").with("who", abbreviate(as.person())).with("role", as.role().word()).with("seat", abbreviate(envelope.by())))
                .orElseGet(() -> Sentence.of("kernel.verify.sent-by").with("who", abbreviate(envelope.by())));
    }

    private boolean isOfTheGame(String by) {
        return by.equals(Caller.HOST_NAME) || opened.seats().stream().anyMatch(seat -> seat.name().equals(by));
    }

    private record About(Instant at, Caller by, String causedBy, Optional<String> edition, Optional<Envelope.IdempotencyKey> once,
            Optional<Reapplied> again) {}

    private static About senderOf(Envelope envelope) {
        return new About(envelope.at(), envelope.caller(), envelope.causedBy(), envelope.edition(), envelope.once(), envelope.again());
    }

    /** A record from outside may hold texts of any length. */
    private static Text abbreviate(String text) {
        int longest = 200;
        return new Text(text.length() <= longest ? text : text.substring(0, longest) + "...");
    }
}
