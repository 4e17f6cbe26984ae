package tercio.projections.eia;

import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/** The names of areas in views. */
final class AreaNames {

    private AreaNames() {}

    /** A land area by its name on the map, or a sea area as the language calls it: {@code the Dardanelles}. */
    static ViewText of(SpaceId area) {
        var name = CampaignNames.area(area);
        return name instanceof Phrase(var sea) ? new ViewText(new Sentence.Keyed("eia.title.sea-area", sea.arguments())) : ViewText.label(name);
    }
}
