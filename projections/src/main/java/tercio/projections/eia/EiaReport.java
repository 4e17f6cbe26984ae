package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.AssaultAttempted;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameAtPosition;
import tercio.projections.GameReport;
import tercio.projections.GameReport.Figure;
import tercio.projections.GameReport.Territory;
import tercio.projections.Moment;
import tercio.projections.ReportSource;
import tercio.projections.sentence.Texts;

/** Report of a stretch of a game of Empires in Arms, power by power. */
final class EiaReport implements ReportSource<EiaState> {

    private static final String ATTEMPT = "attempt";

    @Override
    public List<Moment> turns(GameAtPosition<EiaState> scene) {
        return CampaignMoments.months(scene);
    }

    @Override
    public List<GameReport.Side> sides(Stretch<EiaState> stretch, Texts texts) {
        var before = stretch.before().powers();
        return stretch.end().board().powers().values().stream().sorted((one, other) -> one.power().compareTo(other.power())).map(now -> {
            var was = before.getOrDefault(now.power().nation(), now);
            return new GameReport.Side(now.power().word(), texts.label(CampaignNames.power(now.power())), "", List.of(
                    new Figure("factorsLost", texts.phrase(Sentence.of("eia.report.factors-lost")), factorsLost(now) - factorsLost(was)),
                    new Figure("prisonersTaken", texts.phrase(Sentence.of("eia.report.factors-captured")), now.prisoners().total() - was.prisoners().total()),
                    new Figure("money", texts.phrase(Sentence.of("eia.report.money")), now.money() - was.money()),
                    new Figure("politicalPoints", texts.phrase(Sentence.of("eia.report.political-points")), now.politicalPoints() - was.politicalPoints())));
        }).toList();
    }

    /** All factors lost, including those whose types the viewer may not know. */
    private static int factorsLost(PowerStatus status) {
        return status.lost().total() + status.unseen();
    }

    @Override
    public List<Territory> territory(EiaState before, EiaState after, Texts texts) {
        var changed = new ArrayList<Territory>();
        after.cities().forEach((area, now) -> {
            var was = before.cities().get(area);
            if (was != null && !was.controller().equals(now.controller())) {
                changed.add(new Territory(area.value(), texts.label(CampaignNames.area(area)), "city", was.controller().value(), texts.label(CampaignNames.nation(was.controller())), now.controller().value(),
                        texts.label(CampaignNames.nation(now.controller()))));
            }
        });
        after.provinces().forEach((province, now) -> {
            var was = before.provinces().get(province);
            if (was != null && !was.owner().equals(now.owner())) {
                changed.add(new Territory(province.value(), texts.label(CampaignNames.province(province)), "province", was.owner().value(), texts.label(CampaignNames.nation(was.owner())),
                        now.owner().value(), texts.label(CampaignNames.nation(now.owner()))));
            }
        });
        return changed;
    }

    /** An attempt on a city that its besieger does not take. */
    @Override
    public boolean goesOn(Event roll, String winner) {
        return roll instanceof AssaultAttempted attempt && !attempt.power().word().equals(winner);
    }

    @Override
    public List<Ended> battles(GameAtPosition<EiaState> scene, Texts texts) {
        var ended = new ArrayList<>(FoughtDays.of(scene.entries(new CombatRecords()), texts));
        ended.addAll(attempts(scene.entries(new SiegeRecords()), texts));
        ended.sort(Comparator.comparing(Ended::position));
        return ended;
    }

    /** The attempts on cities. The assault that follows one is over before the next attempt on the city, or with the siege. */
    private static List<Ended> attempts(List<SiegeRecords.Entry> entries, Texts texts) {
        var later = new HashMap<SpaceId, Integer>();
        var attempts = new ArrayList<Ended>();
        for (var entry : entries.reversed()) {
            boolean attempt = entry.line().kind().equals(ATTEMPT);
            if (attempt) {
                attempts.add(new Ended(entry.position(), entry.position(), later.getOrDefault(entry.area(), 0), "siege", entry.area().value(),
                        texts.phrase(Sentence.of("eia.report.siege").with("city", CampaignNames.area(entry.area())))));
            }
            if (attempt || entry.over() != null) {
                later.put(entry.area(), entry.position());
            }
        }
        return attempts;
    }
}
