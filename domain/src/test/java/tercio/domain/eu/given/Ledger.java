package tercio.domain.eu.given;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyCameBack;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DetachmentsDestroyed;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCameOut;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersLost;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersWentHome;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.map.SpaceId;

/**
 * The counted content of a board, and the changes of it that an event tells.
 *
 * @param ships thirds of a ship, afloat and damaged
 * @param men thirds of an LD of the countries: ashore, aboard and inside fortresses; garrisons and militia are counted where they become stacks
 * @param natives thirds of an LD in their provinces and of those who follow leaders; stacks of natives are those of their province
 * @param ducats ashore, aboard, and on the sheets
 */
public record Ledger(int ships, int men, int natives, int ducats) {

    private static final List<SpaceId> LAND = EuMap.PRINTED.provinces().stream()
            .filter(land -> WorldAreas.PRINTED.areaOf(land).isPresent()).map(land -> land.id()).toList();
    /** All natives of the world, as printed. */
    private static final Map<SpaceId, Integer> PRINTED = Map.copyOf(LAND.stream().collect(Collectors.toMap(land -> land, land -> Natives.PRINTED.forceIn(land).thirds())));
    private static final int ALL = PRINTED.values().stream().mapToInt(Integer::intValue).sum();

    public static Ledger of(EuState board) {
        return new Ledger(ships(board), men(board), natives(board), ducats(board));
    }

    /** The change that an event tells. */
    public static Ledger told(EuState before, EuEvent event) {
        return new Ledger(ships(event), men(before, event), natives(event), ducats(event));
    }

    public Ledger plus(Ledger change) {
        return new Ledger(ships + change.ships, men + change.men, natives + change.natives, ducats + change.ducats);
    }

    // --- Ships -----------------------------------------------------------------------------------------------------

    private static int ships(EuState board) {
        return board.navies().stacks().values().stream().mapToInt(stack -> stack.ships().thirds()).sum()
                + board.navies().damaged().stream().mapToInt(tally -> tally.ships().thirds()).sum();
    }

    private static int ships(EuEvent event) {
        return switch (event) {
            case ShipsLostInBattle lost -> -lost.stacks().stream().mapToInt(hit -> hit.destroyed().thirds()).sum();
            case ShipsLost lost -> -lost.lost().thirds();
            case FleetLost lost -> -lost.lost().thirds();
            case ConvoyAttacked attacked -> -attacked.captured().thirds();
            case ConvoyCameBack back -> back.ships().thirds();
            default -> 0;
        };
    }

    // --- Men -------------------------------------------------------------------------------------------------------

    private static int men(EuState board) {
        return Stream.concat(board.stacks().values().stream(), board.navies().stacks().values().stream().map(NavalStack::aboard).flatMap(List::stream))
                .filter(stack -> !NativeStacks.areNatives(stack)).mapToInt(stack -> stack.units().thirds()).sum();
    }

    private static int men(EuState before, EuEvent event) {
        return switch (event) {
            case StackDestroyed destroyed -> -of(before, destroyed.stack().value());
            case LossesTaken taken -> NativeStacks.areNatives(before.stacks().get(taken.stack())) ? 0 : taken.left().thirds() - of(before, taken.stack().value());
            case TroopsSunk sunk -> sunk.left().thirds() - before.fleet(sunk.stack()).orElseThrow().aboard().getFirst().units().thirds();
            case GarrisonFreed freed -> before.stack(freed.stack()).isPresent() ? 0 : 3 * freed.ld();
            case ExpeditionWasted wasted -> -wasted.lostThirds();
            case DetachmentsDestroyed destroyed -> -destroyed.lde();
            case MilitiaCameOut out -> militia(before, out.province());
            case MilitiaMannedWalls manned -> militia(before, manned.province());
            case MilitiaWentHome home -> before.stack(home.militia()).isPresent() ? -of(before, home.militia().value()) : 0;
            case TroopsLevied levied -> levied.units().units().thirds();
            default -> 0;
        };
    }

    /** The rest of a militia, in detachments. */
    private static int militia(EuState board, SpaceId province) {
        return board.world().militia().strengthLeft(ColonialMilitia.of(board.world().establishments(), province).orElseThrow());
    }

    private static int of(EuState board, String stack) {
        var troops = board.stacks().get(new StackId(stack));
        return NativeStacks.areNatives(troops) ? 0 : troops.units().thirds();
    }

    // --- Natives ---------------------------------------------------------------------------------------------------

    private static int natives(EuState board) {
        var now = board.world().natives();
        return ALL + now.changed().keySet().stream().mapToInt(province -> now.forceIn(province).thirds() - PRINTED.getOrDefault(province, 0)).sum()
                + now.following().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static int natives(EuEvent event) {
        return switch (event) {
            case NativesConverted converted -> -converted.vanished();
            case NativesFought fought -> -fought.lost();
            case NativesReturned returned -> returned.returned().values().stream().mapToInt(Integer::intValue).sum();
            case FollowersLost lost -> -lost.lost();
            case FollowersWentHome home -> -home.thirds();
            default -> 0;
        };
    }

    // --- Ducats ----------------------------------------------------------------------------------------------------

    private static int ducats(EuState board) {
        return board.marks().gold().values().stream().mapToInt(Integer::intValue).sum()
                + board.navies().stacks().values().stream().mapToInt(NavalStack::gold).sum()
                + board.countries().values().stream().mapToInt(status -> status.spent().getOrDefault(ErsLine.A9, 0) + status.spent().getOrDefault(ErsLine.A10, 0)).sum();
    }

    private static int ducats(EuEvent event) {
        return switch (event) {
            case GoldSunk gone -> -gone.lost();
            case ConvoyAttacked attacked -> -(attacked.plundered() - attacked.income() + attacked.sunk());
            case ShipsCaptured taken -> -taken.sunk();
            default -> 0;
        };
    }
}
