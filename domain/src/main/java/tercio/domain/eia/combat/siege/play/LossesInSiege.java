package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Losses of factors in a siege: what a choice must satisfy, and what it does to the pieces. */
final class LossesInSiege {

    /** The order of losses of a garrison that nobody plays, and of losses that leave no choice: militia first. */
    static final List<FactorType> UNPLAYED = List.of(FactorType.MILITIA);

    private LossesInSiege() {}

    /** The reason why a choice of losses is not legal; empty if it is. Each owner is free to choose any type (EIA-7.5.4.1.3.3). */
    static Optional<Sentence> whyIllegal(EiaState state, List<FactorShare> force, int due, List<FactorShare> chosen) {
        var unknown = chosen.stream().filter(share -> share.piece() == null || share.type() == null || share.count() < 0).findFirst();
        if (unknown.isPresent()) {
            return Optional.of(Sentence.of("eia.refused.loss-incomplete"));
        }
        var merged = merge(chosen);
        for (var share : merged) {
            int held = FactorShare.of(force, share.piece()).count(share.type());
            if (share.count() > held) {
                return Optional.of(CampaignNames.fewerFactors(SiegeForces.pieceName(state, share), share.type(), held, share.count()));
            }
        }
        int sum = merged.stream().mapToInt(FactorShare::count).sum();
        return sum == due ? Optional.empty() : Optional.of(Sentence.of("eia.refused.siege-losses").with("count", due).with("sum", sum));
    }

    /** The same shares, each piece and type once, without entries of 0, in the order of the force. */
    static List<FactorShare> merge(List<FactorShare> shares) {
        Map<String, FactorShare> all = new LinkedHashMap<>();
        for (var share : shares) {
            if (share.count() > 0) {
                all.merge(share.piece() + "/" + share.type(), share, (one, other) -> one.withCount(one.count() + other.count()));
            }
        }
        return List.copyOf(all.values());
    }

    /** Losses by an order of types, out of the pieces in the order of the force. */
    static List<FactorShare> inOrder(List<FactorShare> force, int due, List<FactorType> order) {
        var byType = new EnumMap<FactorType, Integer>(FactorType.class);
        CasualtyRules.free(FactorShare.sum(force), due).inOrder(order).counts().forEach(byType::put);
        var taken = new ArrayList<FactorShare>();
        for (var share : force) {
            int some = Math.min(share.count(), byType.getOrDefault(share.type(), 0));
            if (some > 0) {
                taken.add(share.withCount(some));
                byType.merge(share.type(), -some, Integer::sum);
            }
        }
        return List.copyOf(taken);
    }

    /** Whether nothing is left to choose: all is lost, or there is only one kind of factors in one piece. */
    static boolean isForced(List<FactorShare> force, int due) {
        return force.size() <= 1 || force.stream().mapToInt(FactorShare::count).sum() <= due;
    }

    /** Takes the losses of forces that all see: emptied corps and irregulars leave the map (EIA-7.5.5). */
    static void take(EiaCommandRun play, SpaceId area, List<FactorShare> losses) {
        take(play, area, losses, Optional.empty());
    }

    /** Takes a loss out of a force that no combat has revealed: of a corps its owner alone knows it. */
    static void takeUnrevealed(EiaCommandRun play, Power owner, SpaceId area, List<FactorShare> losses) {
        boolean hidden = losses.stream().anyMatch(share -> play.state().findCorps(share.piece()).isPresent());
        take(play, area, losses, hidden ? Optional.of(owner) : Optional.empty());
    }

    private static void take(EiaCommandRun play, SpaceId area, List<FactorShare> losses, Optional<Power> unrevealed) {
        if (losses.isEmpty()) {
            return;
        }
        var board = play.board();
        var removed = losses.stream().map(FactorShare::piece).distinct().filter(piece -> isEmptied(board, piece, losses)).toList();
        play.emit(new CitySiegeEvent.SiegeLossesTaken(area, losses, tally(board, losses), removed, unrevealed));
    }

    private static boolean isEmptied(EiaWarView board, UnitId piece, List<FactorShare> losses) {
        return board.state().irregulars().containsKey(piece)
                || board.state().findCorps(piece).filter(corps -> corps.factorsOrNone().total() <= FactorShare.of(losses, piece).total()).isPresent();
    }

    private static List<CitySiegeEvent.PowerLoss> tally(EiaWarView board, List<FactorShare> losses) {
        Map<Power, Factors> all = new EnumMap<>(Power.class);
        losses.forEach(share -> SiegeForces.ownerOf(board, share.piece())
                .ifPresent(power -> all.merge(power, Factors.of(share.type(), share.count()), Factors::plus)));
        return all.entrySet().stream().map(entry -> new CitySiegeEvent.PowerLoss(entry.getKey(), entry.getValue())).toList();
    }

    /** Orders of losses that are offered: each type that is there first, the others after it, militia before others. */
    static List<List<FactorType>> lossOrders(List<FactorShare> force) {
        var types = force.stream().map(FactorShare::type).distinct().toList();
        return types.stream().map(first -> Stream.concat(Stream.of(first, FactorType.MILITIA), Stream.of(FactorType.values())).distinct().toList()).toList();
    }
}
