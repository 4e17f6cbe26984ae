package tercio.adapters.http.signin;

import java.util.Map;
import tercio.projections.sentence.Language;

/** The words of the page of sign-in. */
record SignInWords(String language, String title, String ask, String signIn, String signedIn, String signOut, String games, String none, String host, String bring,
        String link, String take, String docs, Map<String, String> notices) {

    private static final SignInWords ENGLISH = new SignInWords("en", "Sign in", "Who signs in finds all own games here, on any device, without links to keep.", "Sign in",
            "You are signed in as", "Sign out", "Your games", "You have no place in a game yet. Open the link of an invitation while you are signed in, or bring a place that you have by a link.",
            "host", "Bring a place", "The link of your place, with /token/ in it. The link ends, and the place is yours here", "Bring it", "Docs",
            Map.of("refused", "The sign-in was refused: it took too long, was begun in another browser, was used before, or the issuer did not confirm it. Sign in again.",
                    "away", "Nobody can sign in now, because the issuer does not answer. Places that are held by links work as before. Try again later.",
                    "noLink", "This link opens no place: it has ended, or it was not copied whole.",
                    "taken", "You have a place in this game already, and a person has one, beside that of the host."));

    private static final SignInWords FRENCH = new SignInWords("fr", "Connexion", "Une fois connecté, on retrouve ici toutes ses parties, sur tout appareil, sans lien à garder.", "Se connecter",
            "Vous êtes connecté comme", "Se déconnecter", "Vos parties", "Vous n’avez encore de place dans aucune partie. Ouvrez le lien d’une invitation tant que vous êtes connecté, ou apportez une place que vous tenez par un lien.",
            "hôte", "Apporter une place", "Le lien de votre place, qui contient /token/. Le lien prend fin, et la place est à vous ici", "L’apporter", "Documentation",
            Map.of("refused", "La connexion a été refusée : elle a duré trop longtemps, a commencé dans un autre navigateur, a déjà servi, ou l’émetteur ne l’a pas confirmée. Connectez-vous de nouveau.",
                    "away", "Personne ne peut se connecter pour l’instant : l’émetteur ne répond pas. Les places tenues par un lien fonctionnent comme avant. Réessayez plus tard.",
                    "noLink", "Ce lien n’ouvre aucune place : il a pris fin, ou n’a pas été copié en entier.",
                    "taken", "Vous avez déjà une place dans cette partie ; une personne en a une, en plus de celle de l’hôte."));

    static SignInWords of(Language language) {
        return language == Language.FR ? FRENCH : ENGLISH;
    }
}
