package tercio.domain.eu.game;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A war. Countries of one alliance are on one side. Alliances on one side have the same enemies and are no allies
 * (EU-ALLY-6).
 *
 * @param sides two or more lists of countries, each the enemy of the others; a country stands for its alliance
 * @param overseas whether it is an overseas war, in which there are no exceptional levies but those of Portugal; left out, no
 */
public record WarAtStart(List<List<String>> sides, Optional<Boolean> overseas) {
    public WarAtStart {
        sides = sides == null ? List.of() : sides.stream().map(List::copyOf).toList();
        overseas = overseas == null ? Optional.empty() : overseas;
    }

    /** A regular war. */
    public WarAtStart(List<List<String>> sides) {
        this(sides, Optional.empty());
    }

    boolean between(List<String> one, List<String> other) {
        int side = sideOf(one);
        int opposite = sideOf(other);
        return side >= 0 && opposite >= 0 && side != opposite;
    }

    /** The number of the side on which one of an alliance stands; -1 if it is not in this war. */
    int sideOf(List<String> alliance) {
        return IntStream.range(0, sides.size()).filter(side -> !Collections.disjoint(sides.get(side), alliance)).findFirst().orElse(-1);
    }
}
