package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.InterceptingFleets;
import tercio.domain.eu.land.interception.InterceptionStation;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The naval stacks that may intercept one that has entered a sea zone (EU-INT-SEA). Nobody intercepts in a port, and nobody
 * counter-intercepts at sea.
 */
public final class SeaInterceptors {

    /** The most FLEET counters with which a stack intercepts in a passive campaign, or before the first one of the turn, except in the fast battle. */
    private static final int PASSIVE_FLEETS = 1;

    private SeaInterceptors() {}

    /** The voyage under way; empty between voyages. */
    static Optional<Voyage> voyageUnderWay(WarView board) {
        return board.state().phase() instanceof Movement movement ? movement.voyage() : Optional.empty();
    }

    /**
     * The alliance that may intercept now, in order of initiative. Empty once stacks of an alliance have caught the stack, or when no
     * alliance is left that may.
     */
    public static Optional<Alliance> allianceToAsk(WarView board, Voyage voyage) {
        if (voyage.awaits() != Voyage.Awaits.INTERCEPTION || !voyage.interceptors().isEmpty()) {
            return Optional.empty();
        }
        return board.state().alliancesInOrder().stream()
                .filter(alliance -> !voyage.hasPassed(alliance) && !eligibleStacks(board, voyage, alliance).isEmpty())
                .findFirst();
    }

    /**
     * The stacks of an alliance of which the whole or a part may intercept where the voyage has led (EU-INT-SPLIT): a part that is divided
     * off before may have fewer FLEETs, or no galleys.
     */
    static List<NavalStack> eligibleStacks(WarView board, Voyage voyage, Alliance alliance) {
        var moving = board.state().fleet(voyage.stack()).orElseThrow();
        if (!board.areEnemies(alliance, board.state().allianceOf(moving))) {
            return List.of();
        }
        return board.state().fleetsOf(alliance)
                .filter(stack -> board.areEnemies(stack, moving) && !SeaCompany.follows(board.state(), stack) && isWatching(board, stack, voyage.position()) && isFree(board, voyage, stack) && canGoInPart(board, stack, voyage.position()))
                .toList();
    }

    /** The reason why an eligible stack does not intercept as a whole; empty if it does. */
    static Optional<Sentence> wholeStackRefusal(WarView board, NavalStack stack, SpaceId zone) {
        if (!campaignAllows(board, stack)) {
            return Optional.of(Sentence.of("eu.seawatch.refused-not-whole").with("why", "campaign").with("stack", SentenceNames.fleet(board.state(), stack.id()))
                    .with("who", SentenceNames.country(stack.country())).with("where", SentenceNames.place(zone)));
        }
        return Seas.isNavigable(board, together(board, stack), zone) ? Optional.empty() : Optional.of(Sentence.of("eu.seawatch.refused-not-whole").with("why", "galleys")
                .with("stack", SentenceNames.fleet(board.state(), stack.id())).with("who", SentenceNames.country(stack.country())).with("where", SentenceNames.place(zone)));
    }

    /** Whether the stack or a part of it may go there. */
    private static boolean canGoInPart(WarView board, NavalStack stack, SpaceId zone) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        int seaworthy = stack.ships().nwd() + stack.ships().ntd() + stack.ships().nde();
        return campaign != Campaign.NONE && Seas.isOpen(board, stack, zone) && (wholeStackRefusal(board, stack, zone).isEmpty()
                || isDivisible(board, stack) && (Seas.isNavigable(board, stack, zone) || seaworthy > 0));
    }

    private static boolean isDivisible(WarView board, NavalStack stack) {
        var ships = stack.ships();
        return WarRestrictions.divisionRefusal(board, stack).isEmpty() && stack.aboard().isEmpty() && stack.gold() == 0 && ships.nwd() + ships.ngd() + ships.ntd() + ships.nde() + ships.vgd() > 1;
    }

    /** Whether a stack may be divided now, since its country is asked whether it intercepts with it (EU-INT-SPLIT). */
    public static boolean mayDivide(WarView board, NavalStack stack) {
        return isDivisible(board, stack) && SeaInterceptionQuestion.of(board).filter(inquiry -> inquiry.openCountries().contains(stack.country()) && inquiry.eligible().contains(stack)).isPresent();
    }

    /** The naval stacks that have had their try at a voyage. */
    public static Set<StackId> stacksTried(WarView board, Voyage voyage) {
        return board.state().navies().stacks().keySet().stream().filter(voyage::hasTried).collect(Collectors.toUnmodifiableSet());
    }

    private static boolean isWatching(WarView board, NavalStack stack, SpaceId zone) {
        return new InterceptionStation(board.map(), stack.at()).zones().contains(zone) && Seas.isKnownAtHome(board, stack, zone);
    }

    /**
     * Whether an enemy stack may intercept this voyage, wherever it lies: not beaten this impulse, not engaged, no attempt made yet, and
     * a campaign of its country that lets it.
     */
    public static boolean mayIntercept(WarView board, Voyage voyage, NavalStack stack) {
        return isFree(board, voyage, stack) && campaignAllows(board, stack);
    }

    private static boolean isFree(WarView board, Voyage voyage, NavalStack stack) {
        return !stack.barred() && !voyage.hasTried(stack.id()) && !isEngaged(board, voyage, stack);
    }

    /**
     * Whether a battle against the stack, or one that blockades the same port with it, is announced: by another stack before, or by this one as it
     * entered the zone.
     */
    private static boolean isEngaged(WarView board, Voyage voyage, NavalStack stack) {
        return Blockaders.attacker(board, stack).isPresent()
                || attackedStack(voyage).filter(id -> Blockaders.jointBlockaders(board, stack).stream().anyMatch(each -> each.id().equals(id))).isPresent();
    }

    /** The stack against which the moving one has announced a battle here; empty without such an action, or before the end of its way. */
    static Optional<StackId> attackedStack(Voyage voyage) {
        return announcedAction(voyage).flatMap(NavalAction::attackedStack);
    }

    /** The province in which the moving stack has announced a landing from here. */
    static Optional<SpaceId> announcedLanding(Voyage voyage) {
        return announcedAction(voyage).flatMap(NavalAction::landingProvince);
    }

    /** An action is announced as the stack enters the zone of it. */
    private static Optional<NavalAction> announcedAction(Voyage voyage) {
        return voyage.onward().isEmpty() ? Optional.ofNullable(voyage.action()).filter(NavalAction::isAnnounced) : Optional.empty();
    }

    /**
     * The last campaign that the country has paid decides (EU-CAMP-SEA). Reading: at sea no zone is friendly or not; a passive campaign, and
     * none yet this turn, limits the size of the stack instead, where the edition limits it.
     */
    private static boolean campaignAllows(WarView board, NavalStack stack) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        if (campaign == Campaign.NONE) {
            return false;
        }
        return campaign != null && campaign != Campaign.PASSIVE || together(board, stack).fleets() <= PASSIVE_FLEETS
                || board.tables().policies().play().interceptingFleets() == InterceptingFleets.ANY_SIZE;
    }

    private static NavalStack together(WarView board, NavalStack stack) {
        return board.state().sailing(stack.id()).orElse(stack);
    }
}
