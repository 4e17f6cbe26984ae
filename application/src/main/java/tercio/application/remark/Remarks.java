package tercio.application.remark;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.Envelope;
import tercio.application.record.GameLocks;
import tercio.application.record.Remark;
import tercio.application.record.RemarkBounds;
import tercio.application.record.Storage;
import tercio.application.text.IncomingText;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Writes and reads the remarks of games. */
public final class Remarks {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    /**
     * A remark before it is accepted and stored.
     *
     * @param seat for which; empty for the first that the author acts for
     * @param audience empty for the usual one: a note is private, the talk is of the seats
     */
    public record NewRemark(Remark.Kind kind, int position, Optional<Remark.Audience> audience, Optional<String> seat, Optional<Remark.Glyph> glyph, String text) {

        /** This draft with its text in normal form. */
        NewRemark withNormalText() {
            return new NewRemark(kind, position, audience, seat, glyph, IncomingText.normalize(text));
        }

        Remark.Audience audienceOrDefault() {
            return audience.orElse(kind == Remark.Kind.NOTE ? Remark.Audience.SEAT : Remark.Audience.SEATS);
        }
    }

    /** The answer to a new remark. */
    public sealed interface Result {

        /** The remark was written. */
        record Written(Remark remark) implements Result {}

        /** The remark was sent before with the same key, and was written then. */
        record AlreadyWritten(Remark remark) implements Result {}

        /** The idempotency key belongs to another remark of the author. */
        record IdempotencyKeyReused(String key) implements Result {}

        /** The part of the draft at the pointer is not possible. */
        record Malformed(String pointer, Sentence message) implements Result {}

        /** The author may not write that. */
        record NotPermitted(Sentence reason) implements Result {}

        /** The game has the greatest number of remarks. */
        record Full(Sentence reason) implements Result {}

        /** The author has to wait. */
        record TooFast(Sentence reason) implements Result {}
    }

    private final RemarkStore store;
    private final Storage storage;
    private final Clock clock;
    private final GameLocks writing = new GameLocks();

    public Remarks(RemarkStore store, Storage storage, Clock clock) {
        this.store = store;
        this.storage = storage;
        this.clock = clock;
    }

    /** The remarks that a reader may read, in the order in which they were written. */
    public List<Remark> of(String game, RemarkReader reader) {
        return store.of(game).stream().filter(reader::mayRead).toList();
    }

    /**
     * Writes a remark. Remarks of one game are written one after the other, so that the bounds hold.
     *
     * @param newest the position of the game
     * @param once the idempotency key of a remark that may be sent twice; it is kept as long as the remark, as that of a command is kept with its
     *     events
     */
    public Result write(String game, Caller caller, Places places, int newest, NewRemark written, Optional<Envelope.IdempotencyKey> once) {
        return writing.holding(game, () -> writeNext(game, caller, places, newest, written.withNormalText(), once));
    }

    private Result writeNext(String game, Caller caller, Places places, int newest, NewRemark draft, Optional<Envelope.IdempotencyKey> once) {
        var before = once.flatMap(mark -> store.findSent(game, caller.name(), mark.key()).map(sent -> answer(mark, sent)));
        return before.orElseGet(() -> write(game, caller, places, newest, draft, once, clock.instant()));
    }

    private static Result answer(Envelope.IdempotencyKey mark, RemarkStore.Sent sent) {
        return sent.body().equals(mark.body()) ? new Result.AlreadyWritten(sent.remark()) : new Result.IdempotencyKeyReused(mark.key());
    }

    private Result write(String game, Caller caller, Places places, int newest, NewRemark draft, Optional<Envelope.IdempotencyKey> once, Instant now) {
        var fault = fault(draft, newest);
        if (fault.isPresent()) {
            return fault.get();
        }
        var objection = permissionDenial(caller, places, draft);
        if (objection.isPresent()) {
            return new Result.NotPermitted(objection.get());
        }
        if (store.count(game, caller.name(), now.minus(MINUTE)) >= RemarkBounds.MOST_IN_A_MINUTE) {
            return new Result.TooFast(Sentence.of("kernel.remark.too-fast").with("most", RemarkBounds.MOST_IN_A_MINUTE));
        }
        if (store.count(game, caller.name(), Instant.EPOCH) >= RemarkBounds.MOST_OF_A_PERSON || store.count(game) >= RemarkBounds.MOST) {
            return new Result.Full(Sentence.of("kernel.remark.full").with("most", RemarkBounds.MOST_OF_A_PERSON).with("all", RemarkBounds.MOST));
        }
        var remark = new Remark(draft.kind(), draft.position(), draft.audienceOrDefault(), caller.name(), seat(caller, places, draft), draft.glyph(), draft.text(), now);
        storage.requireWritable();
        store.add(game, remark, once);
        return new Result.Written(remark);
    }

    private static Optional<Result> fault(NewRemark draft, int newest) {
        if (draft.position() < 0 || draft.position() > newest) {
            return Optional.of(new Result.Malformed("/position", Sentence.of("kernel.game.position").with("last", newest)));
        }
        if (draft.glyph().isPresent() && draft.kind() == Remark.Kind.CHAT) {
            return Optional.of(new Result.Malformed("/glyph", Sentence.of("kernel.remark.glyph")));
        }
        if (!Remark.fits(draft.kind(), draft.audienceOrDefault())) {
            return Optional.of(new Result.Malformed("/audience", Sentence.of("kernel.remark.audience").with("note", draft.kind() == Remark.Kind.NOTE)));
        }
        return RemarkBounds.faultOf(draft.text(), draft.glyph().isPresent()).map(message -> new Result.Malformed("/text", message));
    }

    private static Optional<Sentence> permissionDenial(Caller caller, Places places, NewRemark draft) {
        if (caller.isHost()) {
            return draft.seat().map(seat -> Sentence.of("kernel.remark.host"));
        }
        var reader = RemarkReader.of(caller, places);
        if (!reader.atTheTable() && draft.audienceOrDefault() != Remark.Audience.SEAT) {
            return Optional.of(Sentence.of("kernel.remark.looks-on").with("who", new Text(caller.name())));
        }
        return draft.seat().filter(seat -> !reader.seats().contains(seat)).map(seat -> Sentence.of("kernel.remark.no-seat").with("who", new Text(caller.name())).with("seat", new Text(abbreviate(seat)))
                .with("none", reader.seats().isEmpty()).with("seats", new Text(String.join(", ", places.seatsOf(caller.name())))));
    }

    private static Optional<String> seat(Caller caller, Places places, NewRemark draft) {
        return draft.seat().or(() -> caller.isHost() ? Optional.empty() : places.seatsOf(caller.name()).stream().findFirst());
    }

    private static String abbreviate(String seat) {
        return seat.length() <= Places.LONGEST_NAME ? seat : seat.substring(0, Places.LONGEST_NAME) + "...";
    }
}
