package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The capture of a city by its besiegers (EIA-7.5.4.1.3.5, EIA-7.5.4.2.1.4). */
final class CityCapture {

    private CityCapture() {}

    /** Everything inside becomes prisoners, and the city is captured. */
    static void captureWithAllInside(EiaCommandRun play, SpaceId area) {
        var by = captor(play, area);
        var inside = SiegeForces.factorsInside(play.board(), area);
        LossesInSiege.take(play, area, inside);
        takePrisoners(play, area, by, inside);
        captureCity(play, area, by);
    }

    /** A besieged city without a factor left inside is captured; leaders inside are taken (EIA-7.5.4.2.1.4). */
    static void captureIfEmpty(EiaCommandRun play, SpaceId area) {
        var city = play.state().city(area).orElseThrow();
        boolean besieged = !SiegeForces.besiegingCorps(play.board(), area, city.besiegers()).isEmpty();
        if (besieged && SiegeForces.factorsInside(play.board(), area).isEmpty()) {
            var by = captor(play, area);
            takePrisoners(play, area, by, List.of());
            captureCity(play, area, by);
        }
    }

    private static void takePrisoners(EiaCommandRun play, SpaceId area, Power by, List<FactorShare> inside) {
        var leaders = play.state().leadersAt(Location.city(area)).stream().map(LeaderPiece::id).toList();
        if (!inside.isEmpty() || !leaders.isEmpty()) {
            play.emit(new CitySiegeEvent.PrisonersTaken(by, area, FactorShare.sum(inside), leaders));
        }
    }

    /** The power that takes a city: the leader of the phasing besiegers, else of all. */
    private static Power captor(EiaCommandRun play, SpaceId area) {
        var city = play.state().city(area).orElseThrow();
        return SiegeStep.actingBesieger(play.board(), city)
                .or(() -> SiegeForces.leaderOfBesiegers(play.board(), area, city.besiegers())).orElseThrow();
    }

    /** The city changes hands. The captor settles the depot inside it and may occupy it at once. */
    static void captureCity(EiaCommandRun play, SpaceId area, Power by) {
        boolean played = play.state().power(by).isPresent();
        boolean depot = play.state().depotAt(Location.city(area)).filter(each -> each.power() != by).isPresent();
        if (depot && played) {
            AssaultAttempts.addDuty(play, new SiegeDuty.CapturedDepot(by, area));
        }
        play.emit(new CitySiegeEvent.CityCaptured(area, by, played), List.of(Step.of("capture", "EIA-7.5.4.1.3.5").side(by.word())
                .result(Sentence.of("eia.siege.result-captured").with("city", CampaignNames.area(area)))));
    }
}
