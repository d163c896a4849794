// A game of Shinar on any page: <script src="https://HOST/embed.js" async></script><shinar-game game="..." step="12"></shinar-game>
(() => {
  const home = new URL('.', document.currentScript.src);

  class ShinarGame extends HTMLElement {
    static observedAttributes = ['game', 'step', 'theme'];

    connectedCallback() {
      this.style.display ||= 'block';
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('title') ?? 'Shinar';
      frame.loading = 'lazy';
      frame.style.cssText = `border: 0; width: 100%; height: ${this.getAttribute('height') ?? '32rem'}`;
      this.replaceChildren(frame);
      this.show();
    }

    attributeChangedCallback() {
      if (this.firstElementChild !== null) this.show();
    }

    show() {
      const address = new URL('embed.html', home);
      const [game, step, theme] = ['game', 'step', 'theme'].map((name) => this.getAttribute(name));
      if (theme !== null) address.searchParams.set('theme', theme);
      address.hash = step === null ? (game ?? '') : `${game ?? ''}/${step}`;
      this.firstElementChild.src = address.href;
    }
  }

  customElements.define('shinar-game', ShinarGame);
})();
