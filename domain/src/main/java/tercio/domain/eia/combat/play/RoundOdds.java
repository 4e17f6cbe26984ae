package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The odds of a round with what both sides declared: first the guards that their commitment costs, then what artillery bombards, then the
 * dice of the round among what is left (EIA-7.5.2.8, EIA-7.5.2.9).
 */
final class RoundOdds {

    private final EiaWarView board;
    private final LandCombat combat;
    private final EiaTables tables;

    private RoundOdds(EiaWarView board, LandCombat combat, EiaTables tables) {
        this.board = new EiaWarView(board.state().withCombats(board.state().combats().withCombat(combat)), board.map());
        this.combat = combat;
        this.tables = tables;
    }

    /** @param combat with what both sides declared */
    static Forecast of(EiaWarView board, LandCombat combat, EiaTables tables) {
        return new RoundOdds(board, combat, tables).forecast();
    }

    private Forecast forecast() {
        var before = afterBombardment(afterCommitment());
        var rounds = new HashMap<List<OptionLosses>, Forecast>();
        before.outcomes().forEach(losses -> rounds.put(losses, round(boardAfter(losses))));
        var any = rounds.get(before.outcomes().getFirst());
        var mixed = new Forecast(Map.of(), any.parties());
        for (var name : any.figures().keySet()) {
            mixed = mixed.with(name, before.then(losses -> {
                int lost = name.endsWith("/losses") ? lossesOf(losses, name.substring(0, name.indexOf('/'))) : 0;
                return rounds.get(losses).figures().get(name).map(value -> lost == 0 ? (Object) value : (Object) (lost + (Integer) value));
            }));
        }
        return mixed;
    }

    /** The dice of the round: what each side loses, and whether it breaks or is wiped out. */
    private Forecast round(EiaWarView left) {
        var played = PlayedCombat.of(left, combat, tables);
        var ends = played.odds(CombatStop.DECLARATIONS, CombatStop.CASUALTIES);
        var forecast = Forecast.EMPTY;
        for (var side : CombatSide.values()) {
            int held = played.present(side).total();
            forecast = forecast.with(side + "/losses", ends.map(state -> Math.min(held, due(state, side))))
                    .with(side + "/moraleLost", ends.map(state -> state.moraleInflicted(side.opponent())))
                    .with(side + "/breaks", ends.map(state -> state.isBroken(side)))
                    .with(side + "/wipedOut", ends.map(state -> due(state, side) >= held))
                    .withParty(side.word(), combat.armyOf(side).lead().word());
        }
        return forecast;
    }

    private static int due(CombatState state, CombatSide side) {
        return state.demandOn(side).map(CombatDemand::due).orElse(0);
    }

    /** The losses of a side before the dice of the round. */
    private static int lossesOf(List<OptionLosses> losses, String side) {
        return losses.stream().filter(each -> each.side().word().equals(side)).mapToInt(each -> FactorLoss.sum(each.losses()).total()).sum();
    }

    private EiaWarView boardAfter(List<OptionLosses> losses) {
        EiaState state = board.state();
        for (var each : losses) {
            state = UnitLosses.afterLosses(state, each.side(), each.losses());
        }
        return losses.isEmpty() ? board : new EiaWarView(state, board.map());
    }

    private Distribution<List<OptionLosses>> afterCommitment() {
        Distribution<List<OptionLosses>> all = Distribution.certain(List.of());
        for (var side : CombatSide.values()) {
            int levels = combat.armyOf(side).declared().map(RoundDeclaration::guard).orElse(0);
            if (levels > 0) {
                all = all.then(before -> withDie(before, die -> RoundOptions.guardLosses(boardAfter(before), combat, side, levels, die, tables)));
            }
        }
        return all;
    }

    /** Both sides bombard at once: what one takes does not lessen what the other fires. */
    private Distribution<List<OptionLosses>> afterBombardment(Distribution<List<OptionLosses>> committed) {
        var all = committed.map(losses -> new LossesSoFar(losses, losses));
        for (var side : CombatSide.values()) {
            if (combat.armyOf(side).declared().filter(RoundDeclaration::artillery).isPresent()) {
                all = all.then(before -> withDie(before.losses(), die -> RoundOptions.bombard(boardAfter(before.committed()), combat, side, die, tables).losses())
                        .map(losses -> new LossesSoFar(before.committed(), losses)));
            }
        }
        return all.map(LossesSoFar::losses);
    }

    /** @param committed the losses before anybody bombards */
    private record LossesSoFar(List<OptionLosses> committed, List<OptionLosses> losses) {}

    private static Distribution<List<OptionLosses>> withDie(List<OptionLosses> before, IntFunction<OptionLosses> effect) {
        return Withdrawals.d6().map(die -> {
            var more = new ArrayList<>(before);
            more.add(effect.apply(die));
            return List.copyOf(more);
        });
    }
}
