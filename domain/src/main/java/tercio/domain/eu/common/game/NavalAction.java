package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.WireNamed;
import tercio.domain.map.SpaceId;

/**
 * The action of a naval stack where it is, which it has announced or continues (EU-MOVE-SEA).
 *
 * @param target the enemy naval stack of a battle, or the province of the port that is blockaded, supplied or landed in, or the land
 *     stack that goes aboard; the only province that is supplied, in editions with this limit; empty for the other kinds
 */
public record NavalAction(Kind kind, Optional<String> target) {

    /** The kinds of actions at sea. */
    public enum Kind implements WireNamed {
        /** Fights an enemy naval stack when the movements are over. */
        BATTLE("battle"),
        BLOCKADE("blockade"),
        /** Is a source of supply for land stacks on the coasts of its sea zone. */
        SUPPLY("supply"),
        /** Blockades a port and supplies the land stack in its province. */
        BLOCKADE_AND_SUPPLY("blockade-and-supply"),
        /** Brings supply into a besieged port and stays in it. */
        RELIEF("relief"),
        FIGHT_CORSAIRS("fight-corsairs"),
        /** Lands the troops aboard. */
        LANDING("landing"),
        /** Lands the troops aboard, blockades the port of the province and supplies them. */
        INVASION("invasion"),
        /** Lands the troops aboard and supplies them. */
        LANDING_AND_SUPPLY("landing-and-supply"),
        /** Lands the troops aboard and blockades the port of the province. */
        LANDING_AND_BLOCKADE("landing-and-blockade"),
        /** Lands the troops aboard in a besieged port, brings supply into it and stays in it. */
        REINFORCEMENT("reinforcement"),
        EXPLORATION("exploration"),
        /** Takes a land stack aboard, and goes on (EU-SEA-TRANSPORT). */
        EMBARKATION("embarkation"),
        /** Takes gold aboard in a port on its way, and goes on (EU-CONVOY-GOLD). */
        LADING("lading"),
        /** Pauses on its way to drop and pick up ships, and goes on (EU-MOVE-REGROUP). */
        REGROUPING("regrouping");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public NavalAction {
        target = target == null ? Optional.empty() : target;
    }

    public static NavalAction battle(StackId enemy) {
        return new NavalAction(Kind.BATTLE, Optional.of(enemy.value()));
    }

    public static NavalAction blockade(SpaceId port) {
        return new NavalAction(Kind.BLOCKADE, Optional.of(port.value()));
    }

    public static NavalAction supply() {
        return new NavalAction(Kind.SUPPLY, Optional.empty());
    }

    /** Supplies the land stack of one province alone, where the rules let a naval stack supply no other. */
    public static NavalAction supply(SpaceId province) {
        return new NavalAction(Kind.SUPPLY, Optional.of(province.value()));
    }

    public static NavalAction blockadeAndSupply(SpaceId port) {
        return new NavalAction(Kind.BLOCKADE_AND_SUPPLY, Optional.of(port.value()));
    }

    public static NavalAction relief(SpaceId port) {
        return new NavalAction(Kind.RELIEF, Optional.of(port.value()));
    }

    /** @param troops the land stack */
    public static NavalAction embarkation(StackId troops) {
        return new NavalAction(Kind.EMBARKATION, Optional.of(troops.value()));
    }

    public static NavalAction lading() {
        return new NavalAction(Kind.LADING, Optional.empty());
    }

    public static NavalAction regrouping() {
        return new NavalAction(Kind.REGROUPING, Optional.empty());
    }

    public static NavalAction corsairs() {
        return new NavalAction(Kind.FIGHT_CORSAIRS, Optional.empty());
    }

    public static NavalAction exploration() {
        return new NavalAction(Kind.EXPLORATION, Optional.empty());
    }

    public static NavalAction landing(SpaceId province) {
        return new NavalAction(Kind.LANDING, Optional.of(province.value()));
    }

    public static NavalAction invasion(SpaceId province) {
        return new NavalAction(Kind.INVASION, Optional.of(province.value()));
    }

    public static NavalAction landingAndSupply(SpaceId province) {
        return new NavalAction(Kind.LANDING_AND_SUPPLY, Optional.of(province.value()));
    }

    public static NavalAction landingAndBlockade(SpaceId province) {
        return new NavalAction(Kind.LANDING_AND_BLOCKADE, Optional.of(province.value()));
    }

    public static NavalAction reinforcement(SpaceId port) {
        return new NavalAction(Kind.REINFORCEMENT, Optional.of(port.value()));
    }

    /**
     * The parts of the action that remain possible when it can no longer be done as a whole, the largest first. Troops that are still aboard land in
     * any case, and ships without troops keep the blockade or the supply.
     */
    public List<NavalAction> parts() {
        return switch (kind) {
            case INVASION -> List.of(of(Kind.LANDING_AND_BLOCKADE), of(Kind.LANDING_AND_SUPPLY), of(Kind.LANDING), of(Kind.BLOCKADE_AND_SUPPLY), of(Kind.BLOCKADE), of(Kind.SUPPLY));
            case LANDING_AND_BLOCKADE -> List.of(of(Kind.LANDING), of(Kind.BLOCKADE));
            case LANDING_AND_SUPPLY -> List.of(of(Kind.LANDING), of(Kind.SUPPLY));
            case BLOCKADE_AND_SUPPLY -> List.of(of(Kind.BLOCKADE), of(Kind.SUPPLY));
            case REINFORCEMENT -> List.of(of(Kind.LANDING), of(Kind.RELIEF));
            case BATTLE, BLOCKADE, SUPPLY, RELIEF, FIGHT_CORSAIRS, LANDING, EXPLORATION, EMBARKATION, LADING, REGROUPING -> List.of();
        };
    }

    private NavalAction of(Kind part) {
        return new NavalAction(part, target);
    }

    /** Whether the action is announced as the stack enters the zone, so that attrition comes before it; taking troops or gold aboard, or dropping and picking up ships, is not. */
    public boolean isAnnounced() {
        return kind != Kind.EMBARKATION && kind != Kind.LADING && kind != Kind.REGROUPING;
    }

    /**
     * Whether ships that have fought in the same movement can still do the action: they explore nothing, and take
     * neither troops nor gold aboard.
     */
    public boolean isPossibleAfterBattle() {
        return kind != Kind.EXPLORATION && kind != Kind.EMBARKATION && kind != Kind.LADING;
    }

    /** Whether the action lasts until the stack moves again, so that continuing it is a passive action. */
    public boolean isLasting() {
        return switch (kind) {
            case BLOCKADE, SUPPLY, BLOCKADE_AND_SUPPLY, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, FIGHT_CORSAIRS -> true;
            case BATTLE, RELIEF, LANDING, REINFORCEMENT, EXPLORATION, EMBARKATION, LADING, REGROUPING -> false;
        };
    }

    /** The province of the port that it blockades; empty if it blockades none. */
    public Optional<SpaceId> blockadedPort() {
        return switch (kind) {
            case BLOCKADE, BLOCKADE_AND_SUPPLY, INVASION, LANDING_AND_BLOCKADE -> target.map(SpaceId::new);
            default -> Optional.empty();
        };
    }

    /** This blockade by ships of which some supply the troops in the province of the port. */
    public NavalAction withSupply() {
        return switch (kind) {
            case BLOCKADE -> new NavalAction(Kind.BLOCKADE_AND_SUPPLY, target);
            case LANDING_AND_BLOCKADE -> new NavalAction(Kind.INVASION, target);
            case BLOCKADE_AND_SUPPLY, INVASION -> this;
            default -> throw new IllegalStateException(kind + " is no blockade");
        };
    }

    /** The enemy naval stack that it attacks; empty if it attacks none. */
    public Optional<StackId> attackedStack() {
        return kind == Kind.BATTLE ? target.map(StackId::new) : Optional.empty();
    }

    /**
     * Whether the action makes the stack a source of supply for the land stack of a province; a stack that also
     * blockades supplies that province alone.
     */
    public boolean supplies(SpaceId province) {
        return switch (kind) {
            case SUPPLY -> target.isEmpty() || target.filter(province.value()::equals).isPresent();
            case BLOCKADE_AND_SUPPLY, INVASION, LANDING_AND_SUPPLY -> target.filter(province.value()::equals).isPresent();
            default -> false;
        };
    }

    /** The province in which troops land; empty without a landing. */
    public Optional<SpaceId> landingProvince() {
        return switch (kind) {
            case LANDING, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, REINFORCEMENT -> target.map(SpaceId::new);
            default -> Optional.empty();
        };
    }

    /** The besieged port into which supply is brought; empty for other actions. */
    public Optional<SpaceId> relievedPort() {
        return kind == Kind.RELIEF || kind == Kind.REINFORCEMENT ? target.map(SpaceId::new) : Optional.empty();
    }
}
