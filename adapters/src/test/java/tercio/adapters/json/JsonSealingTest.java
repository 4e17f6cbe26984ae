package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.RecordCodec;
import tercio.application.record.Seal;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Secrets of random events, for random parties. */
class JsonSealingTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonSealing SEALING = new JsonSealing();
    private static final List<String> PARTIES = List.of("red", "blue", "green");
    /** Names of parts; what stands there begins with pay, which no hash contains. */
    private static final List<String> FIELDS = List.of("a", "b", "list", "holder.x", "holder.y.z", "holder", "missing.x");
    private static final EntryTexts PLAIN = new EntryTexts(
            new RecordCodec.EncodedEvent("auction/Thing", 3, "{\"a\":\"pay1\",\"b\":\"pay2\",\"list\":[\"pay3\"],\"holder\":{\"x\":\"pay4\",\"y\":{\"z\":\"pay5\",\"w\":\"pay6\"}},\"open\":\"pay7\"}"),
            new EncodedEnvelope("{\"at\":\"1970-01-01T00:00:00Z\",\"by\":\"Annapay8\",\"causedBy\":\"{\\\"type\\\":\\\"Bid\\\",\\\"amount\\\":\\\"pay9\\\",\\\"text\\\":\\\"ä\\\\\\\"\\\"}\","
                    + "\"since\":2,\"rolls\":[\"payD\"],\"explanation\":[],\"board\":\"1.1-payB\",\"secrets\":[]}", "[{\"name\":\"payE\"}]"));

    private static Supplier<String> salts(Random random) {
        return () -> {
            var salt = new byte[32];
            random.nextBytes(salt);
            return HexFormat.of().formatHex(salt);
        };
    }

    private record Sealed(List<Secret> ofFact, List<Secret> ofEnvelope, EntryTexts texts) {}

    private static Secret secret(Random random, List<String> names) {
        var parties = new HashSet<>(PARTIES);
        parties.removeIf(party -> random.nextBoolean());
        return new Secret(parties, names);
    }

    private static List<String> some(Random random, List<String> of) {
        var some = new ArrayList<>(of);
        some.removeIf(name -> random.nextInt(3) > 0);
        return some.isEmpty() ? List.of(of.get(random.nextInt(of.size()))) : some;
    }

    private static Sealed sealed(long seed) {
        var random = new Random(seed);
        var ofFact = new ArrayList<Secret>();
        var ofEnvelope = new ArrayList<Secret>();
        for (int at = 0; at < 1 + random.nextInt(3); at++) {
            ofFact.add(secret(random, random.nextInt(6) == 0 ? List.of() : some(random, FIELDS)));
        }
        for (int at = 0; at < random.nextInt(4); at++) {
            ofEnvelope.add(secret(random, some(random, List.of("causedBy.amount", "causedBy", "dice", "explanation", "board", "once"))));
        }
        return new Sealed(ofFact, ofEnvelope, SEALING.seal(PLAIN, ofFact, ofEnvelope, salts(random)));
    }

    private static List<Viewer> viewers() {
        return List.of(Viewer.PUBLIC, Viewer.ALL, Viewer.of(List.of("red")), Viewer.of(List.of("blue")), Viewer.of(List.of("red", "green")));
    }

    private static String all(EntryTexts texts) {
        return texts.fact().type() + texts.fact().version() + texts.fact().payload() + texts.envelope().whole();
    }

    @Property(tries = 400)
    void whoeverHasAnEntryInPartComputesTheSameHash(@ForAll long seed) {
        var sealed = sealed(seed);
        var open = SEALING.openForm(sealed.texts());
        var hash = HashChain.next(HashChain.START, 1, sealed.texts(), SEALING);
        assertThat(SEALING.seals(open)).isNotEmpty().allMatch(Seal::isHidden);
        for (var viewer : viewers()) {
            var seen = SEALING.asSeenBy(sealed.texts(), viewer);
            assertThat(SEALING.openForm(seen)).isEqualTo(open);
            assertThat(HashChain.next(HashChain.START, 1, seen, SEALING)).isEqualTo(hash);
            assertThat(SEALING.seals(seen)).isEqualTo(SEALING.seals(sealed.texts()).stream().map(seal -> seal.asSeenBy(viewer)).toList());
        }
        assertThat(HashChain.next(HashChain.START, 1, open, SEALING)).isEqualTo(hash);
    }

    @Property(tries = 400)
    void aWholeEntryGivesEverythingBack(@ForAll long seed) {
        var sealed = sealed(seed);
        var plain = SEALING.unseal(sealed.texts());
        assertThat(plain.fact().type()).isEqualTo(PLAIN.fact().type());
        assertThat(plain.fact().version()).isEqualTo(PLAIN.fact().version());
        assertThat(JSON.readTree(plain.fact().payload())).isEqualTo(JSON.readTree(PLAIN.fact().payload()));
        var envelope = (ObjectNode) JSON.readTree(plain.envelope().whole());
        var before = (ObjectNode) JSON.readTree(PLAIN.envelope().whole());
        assertThat(JSON.readTree(envelope.remove("causedBy").asString())).isEqualTo(JSON.readTree(before.remove("causedBy").asString()));
        assertThat(envelope).isEqualTo(before);

        var kept = SEALING.seals(sealed.texts()).stream().flatMap(Seal::all).map(Seal::salt).iterator();
        assertThat(SEALING.seal(plain, sealed.ofFact(), sealed.ofEnvelope(), kept::next)).as("sealed again with the same salts").isEqualTo(sealed.texts());
        assertThat(kept.hasNext()).isFalse();
    }

    @Property(tries = 400)
    void aPartIsForWhoeverMaySeeEverySecretThatNamesIt(@ForAll long seed) {
        var sealed = sealed(seed);
        for (var viewer : viewers()) {
            var seen = all(SEALING.asSeenBy(sealed.texts(), viewer));
            boolean event = sealed.ofFact().stream().filter(Secret::isWhole).allMatch(viewer::sees);
            assertThat(seen.contains("pay7")).as("an open part").isEqualTo(event);
            assertThat(seen.contains("Annapay8")).as("who sent it").isEqualTo(event);
            List.of("a=pay1", "b=pay2", "list=pay3", "holder.x=pay4", "holder.y.z=pay5", "holder.y.w=pay6").forEach(part ->
                    assertThat(seen.contains(part.split("=")[1])).as(part + " for " + viewer + " in " + sealed)
                            .isEqualTo(event && sees(viewer, sealed.ofFact(), part.split("=")[0])));
            List.of("causedBy.amount=pay9", "dice=payD", "board=1.1-payB", "explanation=payE").forEach(part ->
                    assertThat(seen.contains(part.split("=")[1])).as(part + " for " + viewer + " in " + sealed)
                            .isEqualTo(event && sees(viewer, sealed.ofEnvelope(), part.split("=")[0])));
        }
    }

    private static boolean sees(Viewer viewer, List<Secret> secrets, String part) {
        return secrets.stream().filter(secret -> secret.fields().stream().anyMatch(field -> part.equals(field) || part.startsWith(field + ".")))
                .allMatch(viewer::sees);
    }

    @Property(tries = 1000)
    void aChangedCharacterIsFound(@ForAll long seed) {
        var sealed = sealed(seed).texts();
        var hash = HashChain.next(HashChain.START, 1, sealed, SEALING);
        var random = new Random(seed);
        var text = random.nextBoolean() ? sealed.fact().payload() : sealed.envelope().text();
        int at = random.nextInt(text.length());
        char other = (char) (text.charAt(at) ^ 1 << random.nextInt(4));
        var changed = text.substring(0, at) + other + text.substring(at + 1);
        var altered = text.equals(sealed.fact().payload())
                ? new EntryTexts(new RecordCodec.EncodedEvent(sealed.fact().type(), sealed.fact().version(), changed), sealed.envelope())
                : new EntryTexts(sealed.fact(), new EncodedEnvelope(changed, sealed.envelope().explanation()));
        assertThat(hashOf(altered)).as(changed).isNotEqualTo(hash);
    }

    private static String hashOf(EntryTexts texts) {
        try {
            return HashChain.next(HashChain.START, 1, texts, SEALING);
        } catch (IllegalArgumentException malformed) {
            return malformed.getMessage();
        }
    }

    @Test
    void theSealIsTheHashOfTheSaltAndTheText() throws Exception {
        var texts = SEALING.seal(PLAIN, List.of(Secret.of("red", "a")), List.of(), () -> "07".repeat(32));
        assertThat(texts.fact().payload()).startsWith("{\"sealed\":[{\"for\":[\"red\"],\"salt\":\"" + "07".repeat(32) + "\",\"parts\":{\"a\":\"pay1\"}}],\"b\":");
        var digest = MessageDigest.getInstance("SHA-256");
        digest.update(HexFormat.of().parseHex("07".repeat(32)));
        var hash = HexFormat.of().formatHex(digest.digest("{\"for\":[\"red\"],\"parts\":{\"a\":\"pay1\"}}".getBytes()));
        assertThat(SEALING.openForm(texts).fact().payload()).startsWith("{\"sealed\":[\"" + hash + "\"],\"b\":").doesNotContain("pay1");
        assertThat(SEALING.seals(texts)).containsExactly(
                new Seal(hash, Set.of("red"), "07".repeat(32), "{\"for\":[\"red\"],\"parts\":{\"a\":\"pay1\"}}", List.of()));
    }

    @Test
    void theOpenFormOfASecretEventTellsOnlyWhenItHappened() {
        var texts = SEALING.seal(PLAIN, List.of(Secret.whole("red")), List.of(Secret.of("blue", "dice")), salts(new Random(1)));
        var open = SEALING.openForm(texts);
        assertThat(open.fact().type()).isEqualTo("Hidden");
        assertThat(open.fact().version()).isZero();
        assertThat(open.fact().payload()).matches("\\{\"sealed\":\\[\"[0-9a-f]{64}\"]}");
        assertThat(open.envelope().whole()).matches("\\{\"sealed\":\\[\"[0-9a-f]{64}\"],\"at\":\"1970-01-01T00:00:00Z\",\"since\":2}");
    }

    private static void malformed(String type, String payload, String why) {
        var texts = new EntryTexts(new RecordCodec.EncodedEvent(type, 0, payload), EncodedEnvelope.whole("{}"));
        assertThatThrownBy(() -> SEALING.openForm(texts)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(why);
        assertThatThrownBy(() -> SEALING.seals(texts)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(why);
    }

    @Test
    void whatIsNotASealIsRefused() {
        var salt = "\"salt\":\"" + "0".repeat(64) + "\"";
        malformed("auction/Thing", "{\"sealed\":[]}", "list of 1 to");
        malformed("auction/Thing", "{\"sealed\":[\"" + "0".repeat(63) + "\"]}", "SHA-256");
        malformed("auction/Thing", "{\"sealed\":[\"" + "G".repeat(64) + "\"]}", "SHA-256");
        malformed("auction/Thing", "{\"sealed\":[7]}", "'for', 'salt' and 'parts'");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[],\"parts\":{}}]}", "'for', 'salt' and 'parts'");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[],\"salt\":\"00\",\"parts\":{}}]}", "32 bytes");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[1]," + salt + ",\"parts\":{}}]}", "'for'");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[]," + salt + ",\"parts\":[]}]}", "'parts'");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[]," + salt + ",\"type\":\"a\",\"version\":1,\"parts\":{}}]}", "secret as a whole");
        malformed("auction/Thing", "{\"sealed\":[{\"for\":[]," + salt + ",\"parts\":{\"a\":1,\"sealed\":[\"" + "0".repeat(64) + "\"]}}]}", "first member");
        malformed("auction/Thing", "{\"sealed\":[", "no JSON");
        malformed("Hidden", "{\"a\":1}", "nothing but one sealed part");
        malformed("Hidden", "{\"sealed\":[\"" + "0".repeat(64) + "\"],\"a\":1}", "nothing but one sealed part");
        malformed("Hidden", "{\"sealed\":[{\"for\":[]," + salt + ",\"parts\":{}}]}", "type and version");
        var deep = "{\"a\":1}";
        for (int depth = 0; depth < 20; depth++) {
            deep = "{\"sealed\":[{\"for\":[]," + salt + ",\"parts\":" + deep + "}]}";
        }
        malformed("auction/Thing", deep, "within each other");
    }
}
