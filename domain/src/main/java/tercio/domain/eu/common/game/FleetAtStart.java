package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/**
 * A naval stack at the start.
 *
 * @param at the province of a port or arsenal, or a sea zone
 * @param ships the counts include those in FLEET counters
 * @param veteran whether all of it is veteran
 * @param leaders ids of the leaders with the stack; left out, none
 * @param blockades the province of the port that it blockades; left out, none
 * @param convoy the convoy to which all its transports belong; left out, none
 * @param gold ducats aboard; left out, as many as the convoy has when it begins, or none
 * @param aboard troops in its ships; left out, none
 * @param supplies the province on a coast of its sea zone in which it supplies the land stacks; left out, it supplies no stack
 * @param under the naval stack of an ally in the same place that leads it, with which it is one stack (EU-CMD-3); left out, it is one of its own
 */
public record FleetAtStart(StackId id, SpaceId at, CountryId country, Ships ships, boolean veteran, List<LeaderId> leaders, Optional<SpaceId> blockades,
        Optional<ConvoyKind> convoy, Optional<Integer> gold, Optional<TroopsAboard> aboard, Optional<SpaceId> supplies, Optional<StackId> under) {
    public FleetAtStart {
        leaders = leaders == null ? List.of() : List.copyOf(leaders);
        blockades = blockades == null ? Optional.empty() : blockades;
        convoy = convoy == null ? Optional.empty() : convoy;
        gold = gold == null ? Optional.empty() : gold;
        aboard = aboard == null ? Optional.empty() : aboard;
        supplies = supplies == null ? Optional.empty() : supplies;
        under = under == null ? Optional.empty() : under;
    }

    /** The action of the stack when the game begins; empty if it has none. */
    public Optional<NavalAction> action() {
        return blockades.map(port -> supplies.isPresent() ? NavalAction.blockadeAndSupply(port) : NavalAction.blockade(port)).or(() -> supplies.map(NavalAction::supply));
    }

    /** Whether a stack is this one, or aboard its ships. */
    public boolean contains(StackId stack) {
        return id.equals(stack) || aboard.filter(troops -> troops.id().equals(stack)).isPresent();
    }

    /** A naval stack of its own. */
    public FleetAtStart(StackId id, SpaceId at, CountryId country, Ships ships, boolean veteran, List<LeaderId> leaders, Optional<SpaceId> blockades,
            Optional<ConvoyKind> convoy, Optional<Integer> gold, Optional<TroopsAboard> aboard, Optional<SpaceId> supplies) {
        this(id, at, country, ships, veteran, leaders, blockades, convoy, gold, aboard, supplies, Optional.empty());
    }

    /** A naval stack without troops. */
    public FleetAtStart(StackId id, SpaceId at, CountryId country, Ships ships, boolean veteran, List<LeaderId> leaders, Optional<SpaceId> blockades,
            Optional<ConvoyKind> convoy, Optional<Integer> gold) {
        this(id, at, country, ships, veteran, leaders, blockades, convoy, gold, Optional.empty(), Optional.empty());
    }

    /** A naval stack without a convoy and without gold. */
    public FleetAtStart(StackId id, SpaceId at, CountryId country, Ships ships, boolean veteran, List<LeaderId> leaders, Optional<SpaceId> blockades) {
        this(id, at, country, ships, veteran, leaders, blockades, Optional.empty(), Optional.empty());
    }

    /** A naval stack that blockades no port. */
    public FleetAtStart(StackId id, SpaceId at, CountryId country, Ships ships, boolean veteran, List<LeaderId> leaders) {
        this(id, at, country, ships, veteran, leaders, Optional.empty());
    }
}
