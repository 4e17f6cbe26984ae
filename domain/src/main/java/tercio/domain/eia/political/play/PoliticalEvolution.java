package tercio.domain.eia.political.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthRecord;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.scenario.adjustment.play.BoardEntry;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;

/** Applies the events of the political phase. */
final class PoliticalEvolution {

    private PoliticalEvolution() {}

    static EiaState evolve(EiaState state, PoliticalEvent event) {
        return switch (event) {
            case PoliticalEvent.WarEntered war -> state.withDiplomacy(state.diplomacy().withWar(war.power().nation(), war.on()))
                    .with(state.power(war.power()).orElseThrow().plusPoints(-war.points()));
            case PoliticalEvent.TreatyOffered offered -> withOffers(state, Stream.concat(state.monthRecord().offers().stream(),
                    Stream.of(new MonthRecord.Offer(offered.power(), offered.to(), offered.treaty()))).toList());
            case PoliticalEvent.TreatyDeclined declined -> withOffers(state, state.monthRecord().offers().stream()
                    .filter(offer -> !offer.equals(new MonthRecord.Offer(declined.from(), declined.power(), declined.treaty()))).toList());
            case PoliticalEvent.TreatyMade made -> withOffers(state.withDiplomacy(withTreaty(state.diplomacy(), made)), state.monthRecord().offers().stream()
                    .filter(offer -> offer.treaty() != made.treaty() || !isBetween(offer, made)).toList());
            case PoliticalEvent.TreatyEnded ended -> state.withDiplomacy(ended.treaty() == Treaty.COMBINED
                    ? state.diplomacy().withAlliance(ended.power().nation(), ended.other().nation(), false)
                    : state.diplomacy().withPeace(ended.power().nation(), ended.other().nation()));
            case PoliticalEvent.PermissionChanged changed -> BoardEntry.after(state,
                    new EiaChange.PermissionSet(changed.power(), changed.to(), changed.permission(), changed.granted()));
            case PoliticalEvent.ProvinceChanged changed -> afterChange(state, changed);
        };
    }

    private static EiaState withOffers(EiaState state, List<MonthRecord.Offer> offers) {
        return state.with(state.monthRecord().withOffers(offers));
    }

    private static boolean isBetween(MonthRecord.Offer offer, PoliticalEvent.TreatyMade made) {
        return new Diplomacy.Pair(offer.from().nation(), offer.to().nation()).equals(new Diplomacy.Pair(made.one(), made.other()));
    }

    private static Diplomacy withTreaty(Diplomacy before, PoliticalEvent.TreatyMade made) {
        return switch (made.treaty()) {
            case PEACE -> before.withPeace(made.one(), made.other());
            case TRUCE -> before.withTruce(made.one(), made.other());
            case ALLIANCE -> before.withAlliance(made.one(), made.other(), false);
            case COMBINED -> before.withAlliance(made.one(), made.other(), true);
        };
    }

    /** The province as it is now, with the cities that pass. The conquest clock begins anew. */
    private static EiaState afterChange(EiaState before, PoliticalEvent.ProvinceChanged changed) {
        var state = before.with(new ProvinceHold(changed.province(), changed.standing(), changed.owner(), Optional.empty()));
        for (var area : changed.cities()) {
            state = state.with(state.city(area).orElseThrow().withController(changed.owner()));
        }
        return state;
    }
}
