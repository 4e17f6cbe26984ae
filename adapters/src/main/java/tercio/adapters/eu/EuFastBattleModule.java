package tercio.adapters.eu;

import tercio.adapters.eu.adjudication.EuropaProcedures;
import tercio.adapters.rulebook.Manifest;
import tercio.domain.eu.edition.Editions;
import tercio.projections.RulesetViews;
import tercio.projections.eu.EditionViews;

/** {@code eu-fast-battle}: an older edition, with battles, sieges and attrition and without games. */
public final class EuFastBattleModule extends EuropaModule {

    public EuFastBattleModule() {
        super(Editions.fast(), Editions::fast, EuropaProcedures::ofOlderEditions);
    }

    @Override
    public String title() {
        return "Europa Universalis, fast battle";
    }

    @Override
    public Manifest manifest() {
        return EuManifest.WITHOUT_GAMES;
    }

    @Override
    public RulesetViews views() {
        return new EditionViews(id());
    }
}
