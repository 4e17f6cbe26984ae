package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tools.jackson.databind.json.JsonMapper;

class PersistentCollectionsTest {

    private record Held(PMap<String, Integer> map, PSet<String> set, PSortedMap<String, Integer> sorted, PVector<String> list) {}

    /** Two names with the same hash, and others. */
    private static final List<List<String>> ORDERS =
            List.of(List.of("Aa", "BB", "north"), List.of("BB", "north", "Aa"), List.of("north", "BB", "Aa"), List.of("Aa", "north", "BB"));

    private static Held held(List<String> names) {
        var held = new Held(HashTreePMap.empty(), HashTreePSet.empty(), TreePMap.empty(), TreePVector.empty());
        for (var name : names) {
            held = new Held(held.map().plus(name, 1), held.set().plus(name), held.sorted().plus(name, 1), held.list().plus(name));
        }
        return held;
    }

    private static Held again(JsonMapper json, Held held) {
        return json.readValue(json.writeValueAsBytes(held), Held.class);
    }

    @Test
    void whateverIsReadIsEqualToWhatWasWrittenAndOfItsKind() {
        for (var json : List.of(Json.forStorage(), Json.forDerivedData())) {
            var read = again(json, held(ORDERS.getFirst()));
            assertThat(read).isEqualTo(held(ORDERS.getFirst()));
            assertThat(read.sorted().keySet()).containsExactly("Aa", "BB", "north");
        }
    }

    @Test
    void derivedDataKeepsItsIterationOrder() {
        for (var order : ORDERS) {
            var held = held(order).map().plus("BB", 2).plus("Aa", 3);
            var read = again(Json.forDerivedData(), new Held(held, held(order).set(), held(order).sorted(), held(order).list()));
            assertThat(read.map().keySet()).containsExactlyElementsOf(held.keySet());
            assertThat(read.set()).containsExactlyElementsOf(held(order).set());
        }
    }
}
