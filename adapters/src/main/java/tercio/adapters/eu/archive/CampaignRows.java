package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignDeclared;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;
import tercio.projections.eu.ErsProjection;
import tercio.projections.eu.ErsView;
import tercio.projections.sentence.Language;

/** Campaigns and money. */
final class CampaignRows implements EuFold.Subject {

    private final ErsProjection sheets = new ErsProjection();

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        int position = event.position();
        var when = When.of(before);
        switch (event.fact()) {
            case CampaignDeclared declared -> rows.add(EuArchiveTables.CAMPAIGN, position, when.between(of(declared.country()), EuFold.word(declared.campaign()).replace('-', '_'),
                    declared.price()));
            case CampaignGranted granted -> rows.add(EuArchiveTables.CAMPAIGN, position, when.between(of(granted.country()), EuFold.word(granted.campaign()).replace('-', '_'),
                    granted.price()));
            default -> { }
        }
        for (var entry : sheets.entries(before, event)) {
            if (entry instanceof ErsProjection.Amount amount) {
                rows.add(EuArchiveTables.MONEY, position, when.between(of(amount.country()), amount.line().name(), ErsView.title(amount.line().name()).in(Language.EN), amount.ducats(),
                        amount.line().isIncome()));
            }
        }
    }
}
