package tercio.application.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;

/** Removes from recorded events what a viewer may not see. */
public final class Disclosure {

    /** The parts of an envelope that can be secret, by their names in the public interface. */
    private static final String CAUSE = "causedBy";
    private static final String DICE = "dice";
    private static final String EXPLANATION = "explanation";
    private static final String BOARD = "board";
    /** The idempotency key, which holds a hash of the whole request. */
    private static final String ONCE = "once";

    private final RecordCodec notation;

    public Disclosure(RecordCodec notation) {
        this.notation = notation;
    }

    /**
     * The secrets of the envelope of an event.
     *
     * @param ofCommand the secrets of the command
     * @param events all events of the command
     * @param event one of them
     * @param boards whether boards hold secrets: their hash then tells of them
     */
    public static List<Secret> ofEnvelope(List<Secret> ofCommand, List<? extends Event> events, Event event, boolean boards) {
        var secrets = new ArrayList<Secret>();
        ofCommand.forEach(secret -> secrets.add(secret.within(CAUSE)));
        if (!ofCommand.isEmpty()) {
            secrets.add(new Secret(Set.of(), List.of(ONCE)));
        }
        events.stream().flatMap(each -> each.secrets().stream()).map(secret -> new Secret(secret.parties(), List.of(DICE)))
                .distinct().forEach(secrets::add);
        event.secrets().stream().map(secret -> new Secret(secret.parties(), List.of(EXPLANATION))).distinct().forEach(secrets::add);
        if (boards) {
            secrets.add(new Secret(Set.of(), List.of(BOARD)));
        }
        return secrets;
    }

    /** Whether this is the name of a part of an envelope that can be secret. */
    public static boolean canBeSecret(String part) {
        return part.startsWith(CAUSE + ".") || Set.of(CAUSE, DICE, EXPLANATION, BOARD, ONCE).contains(part);
    }

    /** An event as a viewer may see it; the event itself where nothing of it is kept from that viewer. */
    public RecordedEvent asSeenBy(RecordedEvent event, Viewer viewer) {
        var unseen = event.fact().secrets().stream().filter(secret -> !viewer.sees(secret)).toList();
        var around = event.envelope().secrets().stream().filter(secret -> !viewer.sees(secret)).toList();
        if (unseen.isEmpty() && around.isEmpty()) {
            return event;
        }
        if (unseen.stream().anyMatch(Secret::isWhole)) {
            return new RecordedEvent(event.position(), new HiddenEvent(), withoutContents(event.envelope()), event.hash(),
                    List.of("type", "by", CAUSE, DICE, "payload", EXPLANATION), seals(event, viewer));
        }
        var envelope = event.envelope();
        var hidden = new ArrayList<String>();
        var fields = fields(unseen);
        fields.forEach(field -> hidden.add("payload." + field));
        var fact = fields.isEmpty() ? event.fact() : without(event.fact(), fields);
        var parts = fields(around);
        return new RecordedEvent(event.position(), fact, withoutParts(envelope, parts, hidden), event.hash(), hidden, seals(event, viewer));
    }

    private static List<Seal> seals(RecordedEvent event, Viewer viewer) {
        return event.seals().stream().map(seal -> seal.asSeenBy(viewer)).toList();
    }

    private static List<String> fields(List<Secret> secrets) {
        return secrets.stream().flatMap(secret -> secret.fields().stream()).distinct().toList();
    }

    private Event without(Event fact, List<String> fields) {
        var written = notation.encode(fact);
        return notation.decodeEvent(new RecordCodec.EncodedEvent(written.type(), written.version(), notation.withoutParts(written.payload(), fields)));
    }

    /** @param hidden receives the names of the parts that are left out */
    private Envelope withoutParts(Envelope envelope, List<String> parts, List<String> hidden) {
        var cause = envelope.causedBy();
        var ofCause = parts.stream().filter(part -> part.startsWith(CAUSE)).toList();
        if (ofCause.contains(CAUSE)) {
            cause = "{}";
            hidden.add(CAUSE);
        } else if (!ofCause.isEmpty()) {
            cause = notation.withoutParts(cause, ofCause.stream().map(part -> part.substring(CAUSE.length() + 1)).toList());
            hidden.addAll(ofCause);
        }
        boolean dice = parts.contains(DICE) && !envelope.rolls().isEmpty();
        if (dice) {
            hidden.add(DICE);
        }
        boolean explained = parts.contains(EXPLANATION) && !envelope.explanation().isEmpty();
        if (explained) {
            hidden.add(EXPLANATION);
        }
        return new Envelope(envelope.at(), envelope.by(), cause, envelope.since(), dice ? List.of() : envelope.rolls(),
                explained ? Explanation.NONE : envelope.explanation(), parts.contains(ONCE) ? Optional.empty() : envelope.once(),
                envelope.edition(), Optional.empty(), List.of(), envelope.acting(), envelope.again());
    }

    private static Envelope withoutContents(Envelope envelope) {
        return new Envelope(envelope.at(), "", "{}", envelope.since(), List.of(), Explanation.NONE, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
