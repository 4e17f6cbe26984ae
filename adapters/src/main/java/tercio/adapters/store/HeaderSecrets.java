package tercio.adapters.store;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.application.dice.Commitment;
import tercio.application.record.DiceCommitted;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * The secrets of the dice that a record tells in its header, by their commitments. The chain of hashes does not cover the header; it
 * need not, because a secret fits its commitment or is refused.
 */
final class HeaderSecrets {

    /** The member of the header. */
    static final String NAME = "diceSecrets";

    private static final int MOST = 1_000;
    private static final String HEX = "(?:[0-9a-f]{2}){1,64}";

    private HeaderSecrets() {}

    static Map<String, String> of(JsonNode header, List<RecordedEvent> record) {
        var told = header.path(NAME);
        if (told.isMissingNode()) {
            return Map.of();
        }
        if (!told.isObject() || told.size() > MOST) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.secrets").with("most", MOST));
        }
        var commitments = record.stream().flatMap(event -> switch (event.fact()) {
            case GameOpened opened -> Stream.of(opened.diceCommitment());
            case DiceCommitted committed -> Stream.of(committed.commitment());
            default -> Stream.<String>empty();
        }).collect(Collectors.toSet());
        var secrets = new TreeMap<String, String>();
        told.properties().forEach(member -> {
            var secret = member.getValue().asString("");
            if (!commitments.contains(member.getKey()) || !secret.matches(HEX)
                    || !Commitment.of(HexFormat.of().parseHex(secret)).equals(member.getKey())) {
                throw new InvalidRecord(1, Sentence.of("kernel.record.secret-unfit"));
            }
            secrets.put(member.getKey(), secret);
        });
        return secrets;
    }

    static Map<String, byte[]> bytes(Map<String, String> secrets) {
        var bytes = new HashMap<String, byte[]>();
        secrets.forEach((commitment, secret) -> bytes.put(commitment, HexFormat.of().parseHex(secret)));
        return bytes;
    }
}
