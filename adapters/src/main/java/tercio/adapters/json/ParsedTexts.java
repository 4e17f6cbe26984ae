package tercio.adapters.json;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.ParsedSeals;
import tercio.application.record.Seal;
import tercio.domain.game.Secret;
import tools.jackson.databind.node.ObjectNode;

/**
 * The sealed parts of the JSON texts of an entry.
 *
 * @param payload of the event; empty where nothing of it is sealed
 * @param beginning of the envelope; empty where nothing of it is sealed
 */
record ParsedTexts(JsonSealing sealing, EntryTexts texts, Optional<ObjectNode> payload, List<Seal> ofFact,
        Optional<SealedBeginning> beginning, List<Seal> ofEnvelope) implements ParsedSeals {

    @Override
    public List<Seal> seals() {
        return ofEnvelope.isEmpty() ? ofFact : ofFact.isEmpty() ? ofEnvelope : Stream.concat(ofFact.stream(), ofEnvelope.stream()).toList();
    }

    /** The open form. It keeps the text after the sealed parts of an envelope as it was written. */
    @Override
    public EntryTexts openForm() {
        var fact = payload.map(sealed -> sealing.open(texts.fact(), sealed, ofFact)).orElse(texts.fact());
        var envelope = beginning.map(sealed -> ofEnvelope.stream().map(seal -> '"' + seal.hash() + '"')
                .collect(joining(",", "{\"" + EntryTexts.SEALED + "\":[", "]")) + sealed.rest()).orElse(texts.envelope().text());
        return new EntryTexts(fact, new EncodedEnvelope(envelope, texts.envelope().explanation()));
    }

    @Override
    public boolean sealExactly(List<Secret> secretsOfFact, List<Secret> secretsOfEnvelope) {
        var salts = seals().stream().flatMap(Seal::all).map(Seal::salt).iterator();
        return sealing.isSealed(texts.fact(), secretsOfFact, () -> salts.hasNext() ? salts.next() : "")
                && (isMember(secretsOfFact, secretsOfEnvelope)
                        || sealing.isSealed(texts.envelope(), secretsOfEnvelope, secretsOfFact, () -> salts.hasNext() ? salts.next() : ""));
    }

    /**
     * Whether the envelope has exactly one secret, a member of it, and only this is sealed. Most envelopes seal nothing but the hash of the
     * board.
     */
    private boolean isMember(List<Secret> ofFact, List<Secret> ofEnvelope) {
        return ofEnvelope.size() == 1 && ofFact.stream().noneMatch(Secret::isWhole)
                && beginning.filter(sealed -> sealing.isMember(sealed, ofEnvelope.getFirst(), texts.envelope().explanation())).isPresent();
    }
}
