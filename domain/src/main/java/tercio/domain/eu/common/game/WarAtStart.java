package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.CountryId;

/**
 * A war. Countries of one alliance are on one side. Alliances on one side have the same enemies and are no allies
 * (EU-ALLY-6).
 *
 * @param sides two or more lists of countries, each the enemy of the others; a country stands for its alliance
 * @param overseas whether it is an overseas war, in which there are no exceptional levies but those of Portugal; left out, no
 * @param kind the kind of war; left out, a regular war, or an overseas one if {@code overseas} is set
 */
public record WarAtStart(List<List<CountryId>> sides, Optional<Boolean> overseas, Optional<WarKind> kind) {
    public WarAtStart {
        kind = kind == null ? Optional.empty() : kind;
        sides = sides == null ? List.of() : sides.stream().map(List::copyOf).toList();
        overseas = overseas == null ? Optional.empty() : overseas;
    }

    /** A regular war. */
    public WarAtStart(List<List<CountryId>> sides) {
        this(sides, Optional.empty());
    }

    /** A regular or an overseas war. */
    public WarAtStart(List<List<CountryId>> sides, Optional<Boolean> overseas) {
        this(sides, overseas, Optional.empty());
    }

    /** The wars that remain when two alliances make peace: the other pairs of its sides continue. */
    public List<WarAtStart> withoutWarBetween(List<CountryId> one, List<CountryId> other) {
        if (!isBetween(one, other)) {
            return List.of(this);
        }
        var left = new ArrayList<WarAtStart>();
        for (int side = 0; side < sides.size(); side++) {
            for (int opposite = side + 1; opposite < sides.size(); opposite++) {
                boolean theirs = Set.of(side, opposite).equals(Set.of(sideOf(one), sideOf(other)));
                var here = sides.get(side);
                var there = sides.get(opposite);
                if (!theirs) {
                    left.add(new WarAtStart(List.of(here, there), overseas, kind));
                    continue;
                }
                boolean first = side == sideOf(one);
                rest(here, first ? one : other).ifPresent(others -> left.add(new WarAtStart(List.of(others, there), overseas, kind)));
                rest(there, first ? other : one).ifPresent(others -> left.add(new WarAtStart(List.of(first ? one : other, others), overseas, kind)));
            }
        }
        return left;
    }

    private static Optional<List<CountryId>> rest(List<CountryId> side, List<CountryId> alliance) {
        var others = side.stream().filter(country -> !alliance.contains(country)).toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(others);
    }

    /** The kind of the war. */
    public WarKind kindOrDefault() {
        return kind.orElse(overseas.orElse(false) ? WarKind.OVERSEAS : WarKind.REGULAR);
    }

    boolean isBetween(List<CountryId> one, List<CountryId> other) {
        int side = sideOf(one);
        int opposite = sideOf(other);
        return side >= 0 && opposite >= 0 && side != opposite;
    }

    /** The number of the side on which one of an alliance stands; -1 if it is not in this war. */
    int sideOf(List<CountryId> alliance) {
        return IntStream.range(0, sides.size()).filter(side -> !Collections.disjoint(sides.get(side), alliance)).findFirst().orElse(-1);
    }
}
