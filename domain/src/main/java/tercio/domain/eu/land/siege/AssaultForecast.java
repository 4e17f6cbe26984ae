package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.ruling.Forecast;

/** The odds of an assault for each figure, under the figure's name in the outcome. */
public final class AssaultForecast {

    private AssaultForecast() {}

    /** Losses in whole LD in Europe, in the unit of the edition elsewhere. */
    public static Forecast of(AssaultOdds odds, Theatre theatre, LossUnit unit) {
        boolean europe = theatre == Theatre.EUROPE;
        var ends = odds.ends();
        var forecast = Forecast.EMPTY
                .with("fortressFalls", ends.map(AssaultOdds.End::fortressFalls))
                .with("besiegerDestroyed", ends.map(AssaultOdds.End::besiegerDestroyed));
        for (var side : SiegeSide.values()) {
            var at = side.word() + "/";
            forecast = forecast.with(at + "routed", ends.map(end -> end.half(side).routed()))
                    .with(at + (europe ? "lossesLd" : "losses" + unit.word()),
                            ends.map(end -> europe ? end.half(side).losses() / unit.ofOneLd() : end.half(side).losses()))
                    .with(at + "leader", odds.leader(side).map(casualty -> casualty.fate().word()))
                    .with(at + "leaderRounds", odds.leader(side).map(casualty -> casualty.rounds()));
        }
        return forecast;
    }

    /** The odds of an assault, with the names of the countries that fight. */
    public static Forecast of(Assault assault, AssaultOdds odds, LossUnit unit) {
        return of(odds, assault.theatre(), unit)
                .withParty(SiegeSide.BESIEGER.word(), assault.besieger().country().value())
                .withParty(SiegeSide.BESIEGED.word(), assault.besieged().country().value());
    }
}
