package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.Harbour;
import tercio.domain.eu.sea.ships.NavalSupplyLine;
import tercio.domain.map.SpaceId;

/** Ports and arsenals as naval stacks use them: who may enter them, who blockades them, which are sources of supply (EU-STACK-5, EU-SUP-SEA). */
public final class Ports {

    private static final String STRAIT_FORT = "strait_fort_europe";
    private static final SpaceId DARDANELLES = new SpaceId("canakkale");
    /** The provinces whose forts command the Dardanelles and the Bosporus. */
    private static final Set<SpaceId> TURKISH_STRAITS = Set.of(DARDANELLES, new SpaceId("trakya"));

    private Ports() {}

    /** The naval stack that blockades the port of a province; of several allied ones the one that commands; empty if none does. */
    public static Optional<NavalStack> blockader(WarView board, SpaceId port) {
        var all = Blockaders.of(board, port);
        return all.size() < 2 ? all.stream().findFirst() : Optional.of(new JointFleet(board, all).leadingStack());
    }

    /** The naval stack that blockades a port against an alliance: no friend of it. */
    public static Optional<NavalStack> blockader(WarView board, SpaceId port, Alliance alliance) {
        return blockader(board, port).filter(stack -> board.areEnemies(board.state().allianceOf(stack), alliance));
    }

    /** Whether a naval stack blockades the port of a province, or the province is marked so where the sea is not played. */
    public static boolean isBlockaded(WarView board, SpaceId port) {
        return board.state().marks().blockaded().contains(port) || !Blockaders.of(board, port).isEmpty();
    }

    /** Whether a stack can lie in the port of a province, blockaded or not: a friendly one that is large enough, or a presidio before it. */
    public static boolean canReceive(WarView board, NavalStack stack, SpaceId port) {
        return isFriendly(board, stack, port) || Presidios.canHold(board, stack, port);
    }

    /** Whether the port of a province is controlled by the alliance of the stack and large enough for it, blockaded or not. */
    public static boolean isFriendly(WarView board, NavalStack stack, SpaceId port) {
        return harbour(board, port).filter(harbour -> board.isControlledBy(port, board.state().allianceOf(stack))
                && harbour.canHold(stack.ships(), board.tables())).isPresent();
    }

    /**
     * The harbour of a province: that of its printed anchor; on every coast of the rest of the world that of its city or establishment.
     * Empty for a province without one, and for a sea zone.
     */
    public static Optional<Harbour> harbour(WarView board, SpaceId province) {
        if (board.state().fortress(province) == null) {
            return Optional.empty();
        }
        return board.map().hasAnchor(province) ? Optional.of(Harbour.of(board.province(province).port()))
                : board.map().isOnWorldSheet(province) && !board.map().seasOf(province).isEmpty() ? Optional.of(harbourOverseas(board, province)) : Optional.empty();
    }

    private static Harbour harbourOverseas(WarView board, SpaceId province) {
        return board.province(province).fortress() > 0 || board.state().world().establishments().hasAny(province, here -> here.kind().hasLevels())
                ? Harbour.PORT : Harbour.FORT;
    }

    /** Whether a province has a harbour, of whomever. */
    public static boolean hasHarbour(WarView board, SpaceId province) {
        return harbour(board, province).isPresent();
    }

    /** Whether the port of a province, or a presidio before it, is a source of supply for the stack: large enough and not blockaded. */
    public static boolean isSupplySource(WarView board, NavalStack stack, SpaceId port) {
        return isOpen(board, stack, port) || Presidios.canHold(board, stack, port) && blockader(board, port, board.state().allianceOf(stack)).isEmpty();
    }

    /** Whether the port of a province is controlled by the alliance of the stack, large enough for it and not blockaded. */
    public static boolean isOpen(WarView board, NavalStack stack, SpaceId port) {
        return isFriendly(board, stack, port) && !isBlockaded(board, port);
    }

    /** Whether a port on a sea zone is a source of supply for the stack. */
    public static boolean hasSupplySourceOn(WarView board, NavalStack stack, SpaceId sea) {
        return board.map().borders(sea).stream().anyMatch(border -> isSupplySource(board, stack, border.to()));
    }

    /** The line of supply of a naval stack at sea; empty if no source can be reached. */
    public static Optional<NavalSupplyLine> supplyLine(WarView board, NavalStack stack) {
        return NavalSupplyLine.shortest(board.map(), stack.at(), port -> isSupplySource(board, stack, port), zone -> Seas.isOpen(board, stack, zone),
                fort -> toll(board, stack, fort));
    }

    /**
     * The attrition that the fort of a province that commands a strait adds to a stack beyond it; 0 where it is open to the stack. In the
     * rest of the world it is half the level of its fortress, rounded down (EU-PRESIDIO-FIRE).
     */
    public static int toll(WarView board, NavalStack stack, SpaceId fort) {
        return !closesStrait(board, stack, fort) ? 0
                : board.theatre(fort) == Theatre.EUROPE ? board.tables().constants().value(STRAIT_FORT) : board.state().fortress(fort).level() / 2;
    }

    /**
     * Whether the fort of a province closes its strait to a stack: an enemy controls it. A presidio on the Dardanelles opens them, and with them the
     * Bosporus, to the ships of its owner (EU-PRESIDIO-FIRE, which says "those straits"; reading: not to the ships of its allies).
     */
    public static boolean closesStrait(WarView board, NavalStack stack, SpaceId fort) {
        return board.state().fortress(fort) != null && board.mayExchangeFire(board.state().allianceOf(stack), board.controllingAlliance(fort))
                && !(TURKISH_STRAITS.contains(fort)
                        && board.state().scenario().presidio(DARDANELLES).filter(presidio -> presidio.country().equals(stack.country())).isPresent());
    }

    /**
     * The greatest siege value of one leader against a fortress: of the stacks before it, or of an admiral or explorer of their alliance who
     * blockades its port (EU-ATTR-BESIEGER, EU-SIEGE-UNDERMINING).
     */
    public static int siegeValue(WarView board, SpaceId province, List<Stack> besiegers) {
        int ashore = board.state().siegeValue(besiegers);
        return besiegers.isEmpty() ? ashore : Math.max(ashore, Blockaders.of(board, province).stream()
                .filter(ships -> board.state().allianceOf(ships) == board.state().allianceOf(besiegers.getFirst()))
                .flatMap(ships -> ships.leaders().stream()).map(id -> board.state().navies().leaders().get(id).effectiveLeader())
                .filter(leader -> leader.category().commandsFleets()).mapToInt(Leader::siege).max().orElse(0));
    }

    /** The provinces with a port on a sea zone. */
    public static List<Province> provincesOn(WarView board, SpaceId sea) {
        return board.map().borders(sea).stream().map(border -> border.to()).filter(to -> hasHarbour(board, to)).map(board::province).toList();
    }
}
