package tercio.domain.eu.game;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A war. Countries of one alliance are on one side. Alliances on one side have the same enemies and are no allies
 * (EU-ALLY-6).
 *
 * @param sides two or more lists of countries, each the enemy of the others; a country stands for its alliance
 */
public record WarAtStart(List<List<String>> sides) {
    public WarAtStart {
        sides = sides == null ? List.of() : sides.stream().map(List::copyOf).toList();
    }

    boolean between(List<String> one, List<String> other) {
        int side = sideOf(one);
        int opposite = sideOf(other);
        return side >= 0 && opposite >= 0 && side != opposite;
    }

    private int sideOf(List<String> alliance) {
        return IntStream.range(0, sides.size()).filter(side -> !Collections.disjoint(sides.get(side), alliance)).findFirst().orElse(-1);
    }
}
