package tercio.domain.eu.play.seawatch;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.interception.SeaWatch;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.harbour.Seas;

/**
 * The naval stacks that may intercept one that has entered a sea zone (EU-INT-SEA). Nobody intercepts in a port, and nobody
 * counter-intercepts at sea.
 */
public final class SeaInterceptors {

    /** With a passive campaign, or before the first one of the turn, a stack intercepts with one FLEET counter at most. */
    private static final int PASSIVE_FLEETS = 1;

    private SeaInterceptors() {}

    /** The voyage under way; empty between voyages. */
    static Optional<Voyage> underWay(Board board) {
        return board.state().phase() instanceof Phase.Movement movement ? Optional.ofNullable(movement.voyage()) : Optional.empty();
    }

    /**
     * The alliance that may intercept now, in order of initiative. Empty once stacks of an alliance have caught the stack, or when no
     * alliance is left that may.
     */
    public static Optional<Integer> asked(Board board, Voyage voyage) {
        if (voyage.awaits() != Voyage.Awaits.INTERCEPTION || !voyage.interceptors().isEmpty()) {
            return Optional.empty();
        }
        return board.state().order().stream()
                .filter(alliance -> !voyage.passed().contains(alliance) && !eligible(board, voyage, alliance).isEmpty())
                .findFirst();
    }

    /**
     * The stacks of an alliance of which the whole or a part may intercept where the voyage has led (EU-INT-SPLIT): a part that is divided
     * off before may have fewer FLEETs, or no galleys.
     */
    static List<NavalStack> eligible(Board board, Voyage voyage, int alliance) {
        var moving = board.state().fleet(voyage.stack()).orElseThrow();
        if (!board.enemies(alliance, board.state().allianceOf(moving))) {
            return List.of();
        }
        return board.state().fleetsOf(alliance)
                .filter(stack -> !SeaCompany.follows(board.state(), stack) && watches(board, stack, voyage.at()) && free(board, voyage, stack) && part(board, stack, voyage.at()))
                .toList();
    }

    /** Why an eligible stack does not intercept as a whole; empty if it does. */
    static Optional<String> forbidsWhole(Board board, NavalStack stack, String zone) {
        if (!campaignAllows(board, stack)) {
            return Optional.of("by its campaign " + Nation.of(stack.country()) + " intercepts with one FLEET counter at most");
        }
        return Seas.navigable(board, together(board, stack), zone) ? Optional.empty() : Optional.of("its galleys do not come to " + board.name(zone));
    }

    /** Whether the stack or a part of it may go there. */
    private static boolean part(Board board, NavalStack stack, String zone) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        int seaworthy = stack.ships().nwd() + stack.ships().ntd() + stack.ships().nde();
        return campaign != Campaign.NONE && Seas.open(board, stack, zone) && (forbidsWhole(board, stack, zone).isEmpty()
                || divisible(stack) && (Seas.navigable(board, stack, zone) || seaworthy > 0));
    }

    private static boolean divisible(NavalStack stack) {
        var ships = stack.ships();
        return stack.aboard().isEmpty() && stack.gold() == 0 && ships.nwd() + ships.ngd() + ships.ntd() + ships.nde() + ships.vgd() > 1;
    }

    /** Whether a stack may be divided now, since its country is asked whether it intercepts with it (EU-INT-SPLIT). */
    public static boolean mayDivide(Board board, NavalStack stack) {
        return divisible(stack) && SeaInquiry.of(board).filter(inquiry -> inquiry.open().contains(stack.country()) && inquiry.eligible().contains(stack)).isPresent();
    }

    /** The naval stacks that have had their try at a voyage. */
    public static Set<String> tried(Board board, Voyage voyage) {
        return board.state().navies().stacks().keySet().stream().filter(voyage::tried).collect(Collectors.toUnmodifiableSet());
    }

    private static boolean watches(Board board, NavalStack stack, String zone) {
        return new SeaWatch(board.map(), stack.at()).zones().contains(zone) && Seas.knownAtHome(board, stack, zone);
    }

    /**
     * Whether an enemy stack may intercept this voyage, wherever it lies: not beaten this impulse, not engaged, no attempt made yet, and
     * a campaign of its country that lets it.
     */
    public static boolean allowed(Board board, Voyage voyage, NavalStack stack) {
        return free(board, voyage, stack) && campaignAllows(board, stack);
    }

    private static boolean free(Board board, Voyage voyage, NavalStack stack) {
        return !stack.barred() && !voyage.tried(stack.id()) && !engaged(board, voyage, stack);
    }

    /**
     * Whether a battle against the stack, or one that blockades the same port with it, is announced: by another stack before, or by this one as it
     * entered the zone.
     */
    private static boolean engaged(Board board, Voyage voyage, NavalStack stack) {
        return Blockaders.attacker(board, stack).isPresent()
                || attacked(voyage).filter(id -> Blockaders.with(board, stack).stream().anyMatch(each -> each.id().equals(id))).isPresent();
    }

    /** The stack against which the moving one has announced a battle here; empty without such an action, or before the end of its way. */
    static Optional<String> attacked(Voyage voyage) {
        return announced(voyage).flatMap(NavalAction::attacked);
    }

    /** The province in which the moving stack has announced a landing from here. */
    static Optional<String> landing(Voyage voyage) {
        return announced(voyage).flatMap(NavalAction::landing);
    }

    /** An action is announced as the stack enters the zone of it. */
    private static Optional<NavalAction> announced(Voyage voyage) {
        return voyage.onward().isEmpty() ? Optional.ofNullable(voyage.action()).filter(NavalAction::announced) : Optional.empty();
    }

    /**
     * The last campaign that the country has paid decides (EU-CAMP-5). Reading: at sea no zone is friendly or not; a passive campaign, and
     * none yet this turn, limits the size of the stack instead.
     */
    private static boolean campaignAllows(Board board, NavalStack stack) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        if (campaign == Campaign.NONE) {
            return false;
        }
        return campaign != null && campaign != Campaign.PASSIVE || together(board, stack).fleets() <= PASSIVE_FLEETS;
    }

    private static NavalStack together(Board board, NavalStack stack) {
        return board.state().sailing(stack.id()).orElse(stack);
    }
}
