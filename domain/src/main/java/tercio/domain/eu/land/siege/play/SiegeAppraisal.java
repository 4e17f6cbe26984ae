package tercio.domain.eu.land.siege.play;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.siege.AssaultForecast;
import tercio.domain.eu.land.siege.AssaultOdds;
import tercio.domain.eu.land.siege.SiegeSide;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.game.ForecastComparison;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * Compares a roll of a siege with its odds. The besieger wins an undermining that opens the fortress: by a breach, by war honours or by
 * surrender; and an assault in which it falls.
 */
public final class SiegeAppraisal {

    private static final String WINNER = "winner";
    private static final String LOSSES = "/lossesLd";
    private static final Set<UnderminingResult> OPEN = Set.of(UnderminingResult.BREACH, UnderminingResult.BREACH_OR_WAR_HONOUR, UnderminingResult.SURRENDER);

    private SiegeAppraisal() {}

    /** The comparison for an undermining. Empty where the board tells of no line of supply, as boards of earlier rules may. */
    public static Optional<ForecastComparison> of(WarView before, FortressUndermined rolled) {
        if (SiegeSupply.distance(before, rolled.province()).isEmpty()) {
            return Optional.empty();
        }
        var results = Undermining.procedure(before.tables()).distribution(Undermining.start(UnderminingResolution.round(before, rolled.province())))
                .map(Undermining.Effect::result);
        return Optional.of(new ForecastComparison(
                withSides(before, rolled.province(), rolled.by(), Forecast.EMPTY.with(WINNER, results.map(SiegeAppraisal::winner)).with("result", results)),
                Optional.of(withSides(before, rolled.province(), rolled.by(), Forecast.EMPTY.with(WINNER, Distribution.certain(winner(rolled.result())))
                        .with("result", Distribution.certain(rolled.result())))), List.of()));
    }

    private static String winner(UnderminingResult result) {
        return side(OPEN.contains(result)).word();
    }

    private static SiegeSide side(boolean falls) {
        return falls ? SiegeSide.BESIEGER : SiegeSide.BESIEGED;
    }

    /**
     * The comparison for an assault. Empty where several stacks besiege and no loss tells which of them assaulted.
     *
     * @param since the events after it
     */
    public static Optional<ForecastComparison> of(WarView before, AssaultFought fought, List<EuEvent> since) {
        var part = assaultingStacks(before, fought, since);
        if (part.isEmpty()) {
            return Optional.empty();
        }
        var assault = AssaultResolution.assault(before, fought.province(), fought.breach(), part);
        var odds = AssaultForecast.of(assault, AssaultOdds.of(assault, before.tables()), before.tables().unit());
        var falls = odds.figures().get("fortressFalls").map(taken -> side((Boolean) taken).word());
        var actual = Forecast.EMPTY.with(WINNER, Distribution.certain(side(fought.falls()).word()));
        for (var side : SiegeSide.values()) {
            actual = actual.with(side.word() + LOSSES, Distribution.certain(fought.thirds().get(side.ordinal()) / Thirds.LD));
        }
        return Optional.of(new ForecastComparison(odds.with(WINNER, falls), Optional.of(new Forecast(actual.figures(), odds.parties())),
                List.of(SiegeSide.BESIEGER.word() + LOSSES, SiegeSide.BESIEGED.word() + LOSSES)));
    }

    /** The stacks that assaulted: the only one, or those that its losses name. */
    private static List<Stack> assaultingStacks(WarView before, AssaultFought fought, List<EuEvent> since) {
        var besiegers = before.besiegers(fought.province());
        if (besiegers.size() < 2) {
            return besiegers;
        }
        var named = new HashSet<StackId>();
        for (var event : since) {
            switch (event) {
                case LossesSuffered losses -> named.addAll(losses.stacks());
                case StackDestroyed destroyed -> named.add(destroyed.stack());
                case SiegeEvent.SiegeResolved resolved -> {
                    return besiegers.stream().filter(stack -> named.contains(stack.id())).toList();
                }
                default -> { }
            }
        }
        return List.of();
    }

    private static Forecast withSides(WarView board, SpaceId province, CountryId by, Forecast forecast) {
        return new Forecast(forecast.figures(), Map.of(SiegeSide.BESIEGER.word(), by.value(),
                SiegeSide.BESIEGED.word(), board.state().fortress(province).controller().value()));
    }
}
